import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import type { ButtonLook } from '../Button';
import { button } from '../Button/Button.css';

export interface IconButtonProps
  extends
    Omit<ButtonLook, 'size'>,
    Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style' | 'children' | 'title' | 'aria-label'> {
  /** What happens on the press, as a verb with its object: "Delete Brambles soup". Also shown on hover. */
  label: string;
  /** The icon, 20 px. */
  icon: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** Starts an action where there is room for an icon only. Renders a square `<button type="button">` of 44 px. */
export function IconButton({ label, icon, variant = 'quiet', tone, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} aria-label={label} title={label} className={button({ variant, tone, shape: 'icon' })}>
      {icon}
    </button>
  );
}
