import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { action, actionLabel } from './NavBar.css';

interface NavBarButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** The icon, 20 px. */
  icon: ReactNode;
  label: string;
}

/** The button of a menu in a `NavBar`: an icon alone in the bar, icon and text in the menu. Renders a `<button>`. */
export function NavBarButton({ icon, label, ...rest }: NavBarButtonProps) {
  return (
    <button {...rest} type="button" className={action}>
      {icon}
      <span className={actionLabel}>{label}</span>
    </button>
  );
}
