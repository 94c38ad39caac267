import { forwardRef, type ButtonHTMLAttributes, type ForwardRefExoticComponent, type ReactNode, type Ref } from 'react';
import { Spinner } from '../../feedback/Spinner';
import type { Tone } from '../../theme/tones';
import { button } from './Button.css';

export const buttonVariants = ['primary', 'secondary', 'quiet'] as const;
export const buttonTones = ['neutral', 'danger'] as const satisfies readonly Tone[];
export const buttonSizes = ['medium', 'small'] as const;

export interface ButtonLook {
  /**
   * The visual weight. One `primary` per view.
   * @default 'primary'
   */
  variant?: (typeof buttonVariants)[number];
  /**
   * `danger` for a destructive action.
   * @default 'neutral'
   */
  tone?: (typeof buttonTones)[number];
  /**
   * The size of the text and the padding. A `small` button is still 44 px high, so that it is easy to press.
   * @default 'medium'
   */
  size?: (typeof buttonSizes)[number];
}

export interface ButtonProps extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'> {
  /** The label, starting with a verb: "Send message". */
  children: ReactNode;
  /** An icon before the text. */
  icon?: ReactNode;
  /** Whether the action is running: shows a spinner and ignores presses, but keeps the focus. */
  busy?: boolean;
  /** The `<button>`. */
  ref?: Ref<HTMLButtonElement>;
}

/**
 * Starts an action in the page. Renders a `<button type="button">`.
 * To go to another page use `ButtonLink`; for an icon alone use `IconButton`.
 */
export const Button: ForwardRefExoticComponent<ButtonProps> = forwardRef<HTMLButtonElement, ButtonProps>(
  function Button({ variant, tone, size, icon, busy = false, children, onClick, type = 'button', ...rest }, ref) {
    return (
      <button
        {...rest}
        ref={ref}
        type={type}
        className={button({ variant, tone, size })}
        aria-disabled={busy || rest['aria-disabled'] || undefined}
        aria-busy={busy || undefined}
        onClick={(event) => {
          if (busy) event.preventDefault();
          else onClick?.(event);
        }}
      >
        {busy ? <Spinner size="small" label={null} /> : icon}
        <span>{children}</span>
      </button>
    );
  },
);
