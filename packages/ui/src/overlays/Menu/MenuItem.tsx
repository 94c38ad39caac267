import type { ReactNode } from 'react';
import type { ButtonLook } from '../../actions/Button';
import { button } from '../../actions/Button/Button.css';
import { closeMenu } from './closeMenu';

export interface MenuItemProps extends Pick<ButtonLook, 'tone'> {
  /** What it does, starting with a verb: "Duplicate". */
  children: ReactNode;
  /** An icon before the text, 20 px; then all items of the menu have one. */
  icon?: ReactNode;
  /** Called when it is chosen, once the menu is closed and its button has the focus again. */
  onClick: () => void;
}

/** Starts an action from a `Menu`. Renders a `<button>`. */
export function MenuItem({ tone, icon, children, onClick }: MenuItemProps) {
  return (
    <button
      type="button"
      className={button({ variant: 'quiet', tone, shape: 'row' })}
      onClick={(event) => {
        closeMenu(event);
        onClick();
      }}
    >
      {icon}
      <span>{children}</span>
    </button>
  );
}
