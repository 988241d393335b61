// What is wrong with the page as it is shown now: a list of sentences, empty if all is well.
() => {
  const wrong = [];
  const name = (element) => `${element.tagName.toLowerCase()}.${[...element.classList].join(".")} “${(element.getAttribute("aria-label") || element.textContent).trim().slice(0, 40)}”`;
  const seen = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest(".unseen, [aria-hidden=true], [inert]") && getComputedStyle(element).clipPath !== "inset(50%)";
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) {
    const wide = [...document.body.querySelectorAll("*")].filter((element) => seen(element) && element.getBoundingClientRect().right > root.clientWidth + 1);
    wrong.push(`sideways scroll: ${wide.slice(-3).map(name).join(", ")}`);
  }
  const dialog = document.querySelector("dialog[open]");
  for (const element of (dialog ?? document.body).querySelectorAll("*")) {
    if (!seen(element)) continue;
    const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
    const style = getComputedStyle(element);
    const clipped = style.overflowX !== "visible" && style.overflowX !== "auto" && style.overflowX !== "scroll";
    if (own && clipped && element.scrollWidth > element.clientWidth + 1) wrong.push(`cut text: ${name(element)}`);
  }
  for (const control of (dialog ?? document.body).querySelectorAll("button, a.button, select, input")) {
    if (!seen(control) || control.closest("dialog") !== dialog) continue;
    const box = (control.matches("input[type=radio], input[type=checkbox]") ? control.closest("label") ?? control : control).getBoundingClientRect();
    if (box.height < 43.5 || box.width < 43.5) wrong.push(`small target: ${name(control)} ${Math.round(box.width)}×${Math.round(box.height)}`);
    control.scrollIntoView({ block: "center", behavior: "instant" });
    const here = control.getBoundingClientRect();
    const top = document.elementFromPoint(here.left + here.width / 2, here.top + here.height / 2);
    if (top && !control.contains(top) && !top.contains(control)) wrong.push(`covered: ${name(control)} by ${name(top)}`);
  }
  window.scrollTo(0, 0);
  return wrong;
};
