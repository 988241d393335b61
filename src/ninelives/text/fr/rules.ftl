# Rules, for the page
