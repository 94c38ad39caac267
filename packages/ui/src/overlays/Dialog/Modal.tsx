import { useEffect, useLayoutEffect, useReducer, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { showNoticesIn } from '../../feedback/notify/place';
import { modal } from './Dialog.css';

export interface ModalProps {
  /** Called when Escape, the back gesture or the backdrop asks to close. The caller decides. */
  onClose: () => void;
  /** Returns the element that receives focus on opening; by default the browser chooses the first control. */
  findFocus?: (dialog: HTMLDialogElement) => HTMLElement | null;
  role?: 'alertdialog';
  /** The maximum width. */
  width: keyof typeof modal;
  labelledBy: string;
  describedBy?: string;
  children: ReactNode;
}

/** The modal `<dialog>` inside `Dialog` and `ConfirmDialog`. It is open while mounted. */
export function Modal({ onClose, findFocus, role, width, labelledBy, describedBy, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedBackdrop = useRef(false);
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
      // Closing returns focus to where it was; removing the element alone would not.
      element.close();
    };
  }, [closedByPlatform]);

  useEffect(() => () => focusMainIfLost(), []);

  function onKeyDown(event: KeyboardEvent) {
    // Handled by a nested dialog, whose key events bubble here.
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a click on the backdrop targets the dialog itself
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
        // The browser may force it to close. The caller is told; if it stays mounted, it opens again.
        if (event.target !== event.currentTarget || event.currentTarget.open) return;
        onClose();
        countClosing();
      }}
      onPointerDown={(event) => {
        pressedBackdrop.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        // Both pointer down and up, so that selecting text past the edge does not close it.
        if (pressedBackdrop.current && event.target === event.currentTarget) onClose();
      }}
    >
      {children}
    </dialog>
  );
}

/** If the opener is gone (a deleted row), focus would be lost on the body. */
function focusMainIfLost() {
  if (document.activeElement === document.body) document.querySelector('main')?.focus({ preventScroll: true });
}
