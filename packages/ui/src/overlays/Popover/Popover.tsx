import { cloneElement, useEffect, useId, useRef, type ReactElement, type ReactNode } from 'react';
import { keepBeside } from '../../layout/keepBeside';
import { gap, margin, popover } from './Popover.css';
import { popoverTarget } from './popoverTarget';

export interface PopoverProps {
  /** What opens and closes it: a `Button`, an `IconButton`, or another component that passes its props on to a `<button>`. */
  trigger: ReactElement;
  /** Its name for screen readers: the label of the button. */
  label: string;
  /**
   * `radiogroup` if it holds the choices of one setting.
   * @default 'group'
   */
  role?: 'group' | 'radiogroup';
  /** What is shown. */
  children: ReactNode;
}

/**
 * A button, and what it opens beside itself. Works before hydration; closes on Escape, on a press outside and when the
 * focus leaves it. Renders the button and a native popover.
 */
export function Popover({ trigger, label, role = 'group', children }: PopoverProps) {
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const shown = ref.current!;
    const root = shown.getRootNode() as Document | ShadowRoot;
    const whileMounted = new AbortController();
    const { signal } = whileMounted;
    const button = () => root.querySelector(`[popovertarget="${id}"]`)!;
    keepBeside(shown, button, { side: 'below', gap, margin }, signal);
    document.addEventListener(
      'focusin',
      (event) => {
        // It would cover what has the focus now.
        const focused = event.composedPath();
        if (!focused.includes(shown) && !focused.includes(button())) shown.hidePopover();
      },
      { signal },
    );
    return () => whileMounted.abort();
  }, [id]);
  return (
    <>
      {/* oxlint-disable-next-line translation/text-alone -- an element */}
      {cloneElement(trigger, { [popoverTarget]: id })}
      <div ref={ref} id={id} popover="auto" className={popover} role={role} aria-label={label}>
        {children}
      </div>
    </>
  );
}
