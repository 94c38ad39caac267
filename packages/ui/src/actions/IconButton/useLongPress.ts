import { useEffect, useRef, useState, type DOMAttributes } from 'react';

/** How long a finger rests before the name appears, in ms: as long as Android and iOS take for a long press. */
const rest = 500;
/** How long the name stays after the finger, which covers it, has left, in ms. */
const stay = 1500;

type Handlers = Pick<
  DOMAttributes<HTMLButtonElement>,
  'onPointerDown' | 'onPointerUp' | 'onPointerCancel' | 'onContextMenu' | 'onClickCapture'
>;

/**
 * A long press of a finger on a button: whether it goes on or has just ended, and the handlers of the button, which call
 * those that are given. It does not press the button: who wants to know what it does may let go.
 */
export function useLongPress(given: Handlers): [isLong: boolean, handlers: Handlers] {
  const [isLong, setLong] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Whether the finger that touches the button has rested: its click is none. */
  const rested = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  function end() {
    clearTimeout(timer.current);
    if (rested.current) timer.current = setTimeout(forget, stay);
  }
  function forget() {
    rested.current = false;
    setLong(false);
  }

  return [
    isLong,
    {
      onPointerDown(event) {
        given.onPointerDown?.(event);
        clearTimeout(timer.current);
        forget();
        if (event.pointerType !== 'touch') return;
        timer.current = setTimeout(() => {
          rested.current = true;
          setLong(true);
        }, rest);
      },
      onPointerUp(event) {
        given.onPointerUp?.(event);
        end();
      },
      // Scrolling cancels the pointer.
      onPointerCancel(event) {
        given.onPointerCancel?.(event);
        end();
      },
      onContextMenu(event) {
        given.onContextMenu?.(event);
        // The menu of the browser would cover the name.
        if (rested.current) event.preventDefault();
      },
      onClickCapture(event) {
        // Keys press without `detail`.
        if (rested.current && event.detail > 0) {
          event.preventDefault();
          event.stopPropagation();
        } else given.onClickCapture?.(event);
      },
    },
  ];
}
