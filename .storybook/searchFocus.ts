/**
 * Reports when a search field loses the focus while somebody types into it: the list below was drawn anew, and took the
 * field with it, or something in the list took the focus. Watches the search fields of every story, whatever is open.
 *
 * @returns `check`, for the end of a story, when a list may have come that was still loading, and `stop`
 */
export function watchSearchFocus(report: (message: string) => void): { check: () => void; stop: () => void } {
  /** The field that was typed into last; none once the reader has pressed something else. */
  let typedInto: HTMLInputElement | undefined;
  let label: string | null | undefined;
  const check = () => {
    const field = typedInto;
    if (!field || (field.isConnected && document.activeElement === field)) return;
    typedInto = undefined;
    report(`The focus left the search field “${label}” that was typed into.`);
  };
  const onInput = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'search' || document.activeElement !== target) return;
    typedInto = target;
    label = target.labels?.[0]?.textContent ?? target.ariaLabel;
    requestAnimationFrame(() => requestAnimationFrame(check));
  };
  const onKey = ({ key }: KeyboardEvent) => {
    // Other keys are meant to lead away: Tab, Enter, Escape, arrows.
    if (key.length > 1 && key !== 'Backspace' && key !== 'Delete') typedInto = undefined;
    else check();
  };
  const onPress = () => (typedInto = undefined);
  document.addEventListener('input', onInput, true);
  document.addEventListener('keydown', onKey, true);
  document.addEventListener('pointerdown', onPress, true);
  const stop = () => {
    // A check that waits for the next frame would report in the story after this one.
    typedInto = undefined;
    document.removeEventListener('input', onInput, true);
    document.removeEventListener('keydown', onKey, true);
    document.removeEventListener('pointerdown', onPress, true);
  };
  return { check, stop };
}
