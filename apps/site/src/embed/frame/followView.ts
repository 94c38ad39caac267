/**
 * Tells dialogs which part of this page can be seen, for a page in a frame that is as high as its content: at once, since a
 * press before the scripts were there may open one, with each press, and when the frame gets another size. Browsers tell where
 * an element is in sight, even across sites. Returns what ends it.
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
  const events = ['pointerdown', 'keydown', 'resize'] as const;
  for (const event of events) addEventListener(event, look, { capture: true, passive: true });
  look();
  return () => {
    observer.disconnect();
    for (const event of events) removeEventListener(event, look, true);
  };
}
