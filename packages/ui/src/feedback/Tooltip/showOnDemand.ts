import { keepBeside } from '../../layout/keepBeside';
import { gap } from './Tooltip.css';

/** How long a mouse rests on a control, or a finger holds it, before its name is shown, in ms (NOTICE-2). */
const delay = 700;

/** Hides the tooltip that is shown: there is one at a time. */
let hideShown: (() => void) | undefined;

/**
 * Shows and hides a tooltip as the pointer and the focus come to its control and leave it.
 *
 * @param host contains the control, as its first element, and the tooltip: a mouse may move from one to the other
 * @param tip a manual popover without controls
 * @returns hides the tooltip, and ends all of this
 */
export function showOnDemand(host: HTMLElement, tip: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let whileShown: AbortController | undefined;
  /** Whether it was shown by a finger, whose release is then no press of the control. */
  let held = false;

  function show() {
    if (whileShown) return;
    hideShown?.();
    hideShown = hide;
    whileShown = new AbortController();
    const { signal } = whileShown;
    tip.showPopover();
    keepBeside(tip, () => host.firstElementChild!, { side: 'above', gap, margin: gap }, signal);
    document.addEventListener('pointerdown', hide, { signal, capture: true });
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return;
        // A dialog around it stays open: the next Escape closes that.
        event.preventDefault();
        event.stopPropagation();
        hide();
      },
      { signal, capture: true },
    );
  }

  function hide() {
    clearTimeout(timer);
    held = false;
    if (!whileShown) return;
    whileShown.abort();
    whileShown = undefined;
    hideShown = undefined;
    // What was removed from the page is hidden already.
    if (tip.isConnected) tip.hidePopover();
  }

  const listening = new AbortController();
  const on = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => void,
    capture = false,
  ) => host.addEventListener(type, listener, { signal: listening.signal, capture });

  const showLater = (byTouch: boolean) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      show();
      held = byTouch;
    }, delay);
  };

  on('pointerenter', ({ pointerType, buttons }) => {
    if (pointerType !== 'touch' && buttons === 0) showLater(false);
  });
  // A finger leaves when it is lifted, and when it begins to scroll.
  on('pointerleave', ({ pointerType }) => {
    clearTimeout(timer);
    if (pointerType !== 'touch' && !host.querySelector(':focus-visible')) hide();
  });
  on('pointerdown', ({ pointerType }) => {
    if (pointerType === 'touch') showLater(true);
    else clearTimeout(timer);
  });
  on('contextmenu', (event) => {
    if (held) event.preventDefault();
  });
  on(
    'click',
    (event) => {
      if (held) {
        event.preventDefault();
        event.stopPropagation();
        held = false;
      } else hide();
    },
    true,
  );
  on('focusin', () => {
    if (host.querySelector(':focus-visible')) show();
  });
  on('focusout', () => {
    if (!host.matches(':hover')) hide();
  });

  return () => {
    hide();
    listening.abort();
  };
}
