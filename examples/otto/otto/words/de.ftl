# Otto

otto-night = Nacht { $night } von { $nights }: In der Speisekammer liegt Käse für { $cheese }.
otto-send = { $seat } schickt die Maus { $mouse } los.
otto-send-hidden = { $seat } schickt eine Maus los.
otto-show = { $seat } hat die { $mouse } geschickt.
otto-wakes = { $noise } Lärm: Otto wacht auf! { $count ->
    [one] Er fängt die Maus von { $seats }.
   *[other] Er fängt die Mäuse von { $seats }.
}
otto-sleeps = { $noise } Lärm: Otto schläft weiter.
otto-takes = { $seat } nimmt den Käse: { $cheese }.
otto-left = Niemand nimmt den Käse, { $cheese }. Er bleibt in der Speisekammer.

otto-unreadable = „{ $action }“ ist kein Zug. Sag „send“ und eine Maus von 1 bis { $most }.
otto-no-such-mouse = Eine Maus { $mouse } gibt es nicht: Sie haben die Nummern 1 bis { $most }.
otto-not-in-hand = Die Maus { $mouse } hast du nicht mehr.

# The page
otto-ui-night = Nacht { $night } von { $nights }
otto-ui-cheese = Käse: { $cheese }
otto-ui-limit = wacht über { $limit } auf
otto-ui-asleep = Otto schläft
otto-ui-awake = Otto ist wach
otto-ui-hand = Deine Mäuse
otto-ui-send = Die { $mouse } losschicken
otto-ui-mouse = Maus { $mouse }
otto-ui-out = { $seat } hat eine Maus losgeschickt
otto-ui-none = { $seat } hat noch keine Maus losgeschickt
otto-ui-seen = Gesehen: { $mice }
otto-ui-owns = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} in Käse
otto-ui-do-send = Du bist dran: Welche Maus geht heute Nacht los?
otto-ui-wait = Es fehlt noch eine Maus von: { $seats }
otto-ui-hinted = Tipp
otto-ui-last = Nacht { $night }: Käse { $cheese }, Lärm { $noise }
otto-ui-caught = gefangen
otto-ui-takes = nimmt den Käse
otto-ui-equal = einer gleichen im Weg
otto-ui-player = Name
otto-ui-safe = Mäuse zurück
otto-ui-total = Käse
otto-ui-winner = hat gewonnen

# Home, and a new table
otto-title = Otto
otto-home-pitch = Alle schicken heimlich eine Maus zum Käse. Eine große nimmt alles. Sind es zu viele große, wacht Otto auf.
otto-option-sleep = Ottos Schlaf
otto-option-sleep-light = Leicht
otto-option-sleep-sound = Fest
otto-option-sleep-means = Aus leichtem Schlaf weckt ihn mehr als 4 Lärm je Person, aus festem mehr als 5.

# The rules in our own words
otto-rules-aim-title = Worum es geht
otto-rules-aim = Sieben Nächte, und in jeder liegt Käse in der Speisekammer. Deine Maus kann ihn holen, wenn Otto nicht deine Maus holt. Wer den meisten Käse hat, gewinnt.
otto-rules-mice-title = Deine Mäuse
otto-rules-mice = Alle haben die gleichen acht Mäuse mit den Nummern 1 bis 8. Eine davon, zufällig gezogen, bleibt zu Hause: Du siehst, welche dir fehlt, die anderen nicht. Jede Maus geht einmal los.
otto-rules-night-title = Eine Nacht
otto-rules-night = Neun Käse im Wert von 1 bis 9 werden gemischt, und jede Nacht liegt einer davon in der Speisekammer; zwei kommen nie. Alle schicken heimlich eine Maus los. Dann werden alle zugleich gezeigt.
otto-rules-cat-title = Otto
otto-rules-cat = Eine Maus ist so laut wie ihre Nummer. Sind alle zusammen lauter als Ottos Schlaf (4 je Person, oder 5, wenn er fest schläft), wacht er auf und fängt die lauteste; sind mehrere gleich laut, alle diese.
otto-rules-cheese-title = Der Käse
otto-rules-cheese = Die größte Maus, die nicht gefangen wurde, nimmt allen Käse, der da liegt. Gleiche Mäuse sind einander im Weg: Dann nimmt ihn die nächstgrößte, die allein ist. Gibt es keine, bleibt der Käse liegen, und der nächste kommt dazu.
otto-rules-end-title = Das Ende
otto-rules-end = Nach sieben Nächten gewinnt der meiste Käse; bei Gleichstand, wer mehr Mäuse zurückhat.
otto-rules-example = Zu dritt: 3 + 4 + 7 = 14 ist mehr als 12. Otto wacht auf und fängt die 7, und die 4 nimmt den Käse.

# The coach of a first game
otto-coach-first = Schick eine Maus zum Käse; niemand sieht, welche. Die größte nimmt alles, außer der Lärm aller zusammen weckt Otto: Dann fängt er die größte.
otto-coach-much = Viel Käse: Den wollen alle, und viele große Mäuse wecken Otto. Vielleicht nimmt ihn die zweitgrößte.
otto-coach-little = Wenig Käse: eine gute Nacht für eine Maus, auf die du verzichten kannst.
otto-coach-wait = Die anderen wählen noch. Jede Maus geht nur einmal los: Was du von ihnen gesehen hast, ist weg.
otto-coach-end = Das war die letzte Nacht. Der meiste Käse gewinnt.

# After the game
otto-course = Käse nach jeder Nacht

# What an arena counts
otto-count-caught = Gefangen
otto-count-raids = Käse

# In a terminal
otto-table-larder = Nacht { $night } von { $nights }. Käse: { $cheese }. Otto wacht bei mehr als { $limit } Lärm auf.
otto-table-seat = { $seat }: { $mark }   Punkte: { $points }   gesehen: { $items }
otto-pitch = Otto – schick eine Maus zum Käse, und weck die Katze nicht. 2 bis 4 Personen.
otto-help =
    Sieben Nächte. In jeder liegt Käse in der Speisekammer, und alle schicken heimlich eine Maus los (1 bis 8). Jede Maus geht einmal los; eine von deinen bleibt zu Hause.
    Alle Mäuse werden zugleich gezeigt. Sind sie zusammen lauter als Ottos Schlaf, wacht er auf und fängt die lauteste. Die größte der anderen nimmt den Käse; gleiche Mäuse sind einander im Weg.
    Was niemand nimmt, bleibt für die nächste Nacht. Der meiste Käse gewinnt.
    Sag: „send 5“ oder nur „5“.
otto-legend = Mäuse heute Nacht: „·“ noch keine, „?“ eine ist unterwegs, „(5)“ deine eigene, die nur du kennst.
