import { forwardRef, type ButtonHTMLAttributes, type ForwardRefExoticComponent, type ReactNode, type Ref } from 'react';
import { Tooltip } from '../../feedback/Tooltip';
import type { ButtonLook } from '../Button';
import { button } from '../Button/Button.css';

export interface IconButtonProps
  extends
    Omit<ButtonLook, 'size'>,
    Omit<
      ButtonHTMLAttributes<HTMLButtonElement>,
      'className' | 'style' | 'children' | 'title' | 'aria-label' | 'aria-labelledby'
    > {
  /** What happens on the press, as a verb with its object: "Delete Brambles soup". Shown as its `Tooltip`. */
  label: string;
  /** The icon, 20 px. */
  icon: ReactNode;
  /** The `<button>`. */
  ref?: Ref<HTMLButtonElement>;
}

/** Starts an action where there is room for an icon only. Renders a square `<button type="button">` of 44 px. */
export const IconButton: ForwardRefExoticComponent<IconButtonProps> = forwardRef<HTMLButtonElement, IconButtonProps>(
  function IconButton({ label, icon, variant = 'quiet', tone, type = 'button', ...rest }, ref) {
    return (
      <Tooltip text={label}>
        <button {...rest} ref={ref} type={type} className={button({ variant, tone, shape: 'icon' })}>
          {icon}
        </button>
      </Tooltip>
    );
  },
);
