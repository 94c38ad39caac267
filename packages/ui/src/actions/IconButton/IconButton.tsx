import { forwardRef, type ButtonHTMLAttributes, type ForwardRefExoticComponent, type ReactNode, type Ref } from 'react';
import { Spinner } from '../../feedback/Spinner';
import type { ButtonLook } from '../Button';
import { button } from '../Button/Button.css';
import { tooltip } from '../../media/Icon/tooltip.css';
import { pressed, small } from './IconButton.css';
import { useLongPress } from './useLongPress';

export interface IconButtonProps
  extends
    ButtonLook,
    Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style' | 'children' | 'title' | 'aria-label'> {
  /** The action as a verb with its object: "Delete Brambles soup". Shown on hover, on keyboard focus and on a long press. */
  label: string;
  /** The icon, 20 px. */
  icon: ReactNode;
  /**
   * `small` in dense rows: 32 px wide with a 44 px touch target.
   * @default 'medium'
   */
  size?: ButtonLook['size'];
  /** Whether the action is running: shows a spinner in place of the icon and ignores presses, but keeps the focus. */
  busy?: boolean;
  /** The `<button>`. */
  ref?: Ref<HTMLButtonElement>;
}

/** Starts an action where there is room for an icon only. Renders a square `<button type="button">`. */
export const IconButton: ForwardRefExoticComponent<IconButtonProps> = forwardRef<HTMLButtonElement, IconButtonProps>(
  function IconButton(
    { label, icon, variant = 'quiet', destructive, size, busy = false, onClick, type = 'button', ...rest },
    ref,
  ) {
    const [isNamed, longPress] = useLongPress(rest);
    return (
      <button
        {...rest}
        {...longPress}
        ref={ref}
        type={type}
        aria-label={label}
        aria-disabled={busy || rest['aria-disabled'] || undefined}
        aria-busy={busy || undefined}
        data-named={isNamed || undefined}
        className={`${button({ variant, destructive, shape: 'icon' })} ${tooltip} ${pressed}${size === 'small' ? ` ${small}` : ''}`}
        onClick={(event) => {
          if (busy) event.preventDefault();
          else onClick?.(event);
        }}
      >
        {busy ? <Spinner size="small" label={null} /> : icon}
      </button>
    );
  },
);
