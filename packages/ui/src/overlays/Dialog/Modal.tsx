import { useEffect, useLayoutEffect, useReducer, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { showNoticesIn } from '../../feedback/notify/place';
import { modal } from './Dialog.css';

export interface ModalProps {
  /** Called when Escape, the back gesture or the veil behind asks to close. The owner decides. */
  onClose: () => void;
  /** Gets the focus when the dialog opens; without it the platform chooses the first control. */
  findFocus?: (dialog: HTMLDialogElement) => HTMLElement | null;
  role?: 'alertdialog';
  /** How wide it may become. */
  width: keyof typeof modal;
  labelledBy: string;
  describedBy?: string;
  children: ReactNode;
}

/** The open modal `<dialog>` under `Dialog` and `ConfirmDialog`. It is open for as long as it is mounted. */
export function Modal({ onClose, findFocus, role, width, labelledBy, describedBy, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedVeil = useRef(false);
  const [closedByPlatform, countClosing] = useReducer((count: number) => count + 1, 0);
  const focusOnOpen = useRef(findFocus);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.showModal();
    focusOnOpen.current?.(element)?.focus();
    const leave = showNoticesIn(element);
    return () => {
      leave();
      // Closing, rather than only leaving the page, sends the focus back to where it was.
      element.close();
    };
  }, [closedByPlatform]);

  useEffect(() => () => focusMainIfLost(), []);

  function onKeyDown(event: KeyboardEvent) {
    // An inner dialog, which reports its keys here too, has answered already.
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a press on the veil arrives at the dialog itself
    <dialog
      ref={dialog}
      role={role}
      className={modal[width]}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        // The platform may insist on closing. The owner is told, and what stays mounted is shown again.
        if (event.target !== event.currentTarget || event.currentTarget.open) return;
        onClose();
        countClosing();
      }}
      onPointerDown={(event) => {
        pressedVeil.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        // Both ends of the press, so that selecting text past the edge does not close.
        if (pressedVeil.current && event.target === event.currentTarget) onClose();
      }}
    >
      {children}
    </dialog>
  );
}

/** Where the opener is gone (a deleted row), the focus would be lost on the body. */
function focusMainIfLost() {
  if (document.activeElement === document.body) document.querySelector('main')?.focus({ preventScroll: true });
}
