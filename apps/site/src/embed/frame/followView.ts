/**
 * Tells dialogs which part of this page can be seen, for a page in a frame that is as high as its content: with each press,
 * after which one may open. Browsers tell where an element is in sight, even across sites. Returns what ends it.
 */
export function followView(content: Element): () => void {
  const { style } = document.documentElement;
  const observer = new IntersectionObserver(([seen]) => {
    observer.disconnect();
    if (!seen?.isIntersecting) return;
    const { top, bottom, height } = seen.intersectionRect;
    style.setProperty('--advisor-view-above', `${top}px`);
    style.setProperty('--advisor-view-below', `${innerHeight - bottom}px`);
    style.setProperty('--advisor-view-height', `${height}px`);
  });
  const look = () => {
    observer.disconnect();
    observer.observe(content);
  };
  const presses = ['pointerdown', 'keydown'] as const;
  for (const press of presses) addEventListener(press, look, { capture: true, passive: true });
  return () => {
    observer.disconnect();
    for (const press of presses) removeEventListener(press, look, true);
  };
}
