// Motion that explains. Nothing moves for people who asked for stillness.

/**
 * Measure and move things when all is drawn, in time for the same picture: a measurement in between would have the
 * browser lay out the page more than once.
 * @param {() => void} work
 */
export function move(work) {
  if (!matchMedia("(prefers-reduced-motion: reduce)").matches) requestAnimationFrame(work);
}
