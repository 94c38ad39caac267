import { useId, type ReactNode, type Ref } from 'react';
import { popoverTarget } from '../popoverTarget';
import { action, actionLabel } from './NavBar.css';
import { menu } from './NavBarMenu.css';

interface NavBarMenuProps {
  /** The icon, 20 px. */
  icon: ReactNode;
  /** The label of the button and of the menu. */
  label: string;
  role: 'group' | 'radiogroup';
  children: ReactNode;
  menuRef?: Ref<HTMLDivElement>;
}

/**
 * A button in a `NavBar` with a native popover, which works before hydration, closes on Escape and on a click outside,
 * and returns focus. Renders a `<button>` and the popover.
 */
export function NavBarMenu({ icon, label, role, children, menuRef }: NavBarMenuProps) {
  const id = useId();
  return (
    <>
      <button type="button" className={action} {...{ [popoverTarget]: id }}>
        {icon}
        <span className={actionLabel}>{label}</span>
      </button>
      <div ref={menuRef} id={id} popover="auto" className={menu} role={role} aria-label={label}>
        {children}
      </div>
    </>
  );
}
