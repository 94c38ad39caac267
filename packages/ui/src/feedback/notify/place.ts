let region: HTMLElement | undefined;
const openDialogs: HTMLElement[] = [];

/** Everything outside an open modal dialog is inert, so notices move into the topmost dialog. */
function moveRegion(): void {
  const place = openDialogs.at(-1) ?? document.body;
  if (!region || region.parentElement === place) return;
  // `moveBefore` keeps the timers running and does not announce everything again.
  if ('moveBefore' in place && region.isConnected) place.moveBefore(region, null);
  else place.append(region);
}

/** Inserts the element that contains all notices into the document. */
export function placeNotices(element: HTMLElement): void {
  region = element;
  moveRegion();
}

/** Shows notices inside a modal dialog while it is open. Returns a function that ends this. */
export function showNoticesIn(dialog: HTMLElement): () => void {
  openDialogs.push(dialog);
  moveRegion();
  return () => {
    openDialogs.splice(openDialogs.indexOf(dialog), 1);
    moveRegion();
  };
}
