let region: HTMLElement | undefined;
const openDialogs: HTMLElement[] = [];

/** Everything outside an open modal dialog is inert: neither pressed nor read out. So notices move into the topmost one. */
function moveRegion(): void {
  const place = openDialogs.at(-1) ?? document.body;
  if (!region || region.parentElement === place) return;
  // `moveBefore` keeps the timers running and does not read everything out again.
  if ('moveBefore' in place && region.isConnected) place.moveBefore(region, null);
  else place.append(region);
}

/** Gives the element that holds all notices its place in the document. */
export function placeNotices(element: HTMLElement): void {
  region = element;
  moveRegion();
}

/** Shows notices inside a modal dialog while it is open. Returns the function that ends it. */
export function showNoticesIn(dialog: HTMLElement): () => void {
  openDialogs.push(dialog);
  moveRegion();
  return () => {
    openDialogs.splice(openDialogs.indexOf(dialog), 1);
    moveRegion();
  };
}
