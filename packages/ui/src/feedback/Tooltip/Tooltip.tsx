import { cloneElement, useEffect, useId, useRef, type ReactElement } from 'react';
import { showOnDemand } from './showOnDemand';
import * as styles from './Tooltip.css';

export interface TooltipProps {
  /** What the control does, as plain text: "Next page". It is also the control's accessible name. */
  text: string;
  /** A button or link without words. It passes `aria-labelledby` on to its element. */
  children: ReactElement<{ 'aria-labelledby'?: string }>;
}

/**
 * Shows the name of a button or link that has only an icon: on hover, at once on keyboard focus, and when a finger holds
 * the control, which does not press it. A press and Escape hide it. Renders the control and its name, a native popover,
 * in a `<span>` without a box of its own.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const host = useRef<HTMLSpanElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  useEffect(() => showOnDemand(host.current!, tip.current!), []);
  return (
    <span ref={host} className={styles.host}>
      {/* oxlint-disable-next-line translation/text-alone -- an element */}
      {cloneElement(children, { 'aria-labelledby': id })}
      <span ref={tip} id={id} role="tooltip" popover="manual" className={styles.tip}>
        {text}
      </span>
    </span>
  );
}
