import { Search } from 'lucide';
import { Icon } from '../../media/Icon';
import { action, actionLabel, scripted } from './NavBar.css';

export interface NavBarSearchProps {
  /**
   * The label: beside the icon in the menu, for screen readers only in the bar.
   * @default 'Search'
   */
  label?: string;
  /** Called when it is pressed. The page listens for the keys `/` and Ctrl-K or ⌘K itself, and opens the same dialog. */
  onClick: () => void;
}

/**
 * Opens the search from a `NavBar`: an icon alone in the bar, icon and text in the menu. Not shown where scripts
 * are off. Renders a `<button type="button">`.
 */
export function NavBarSearch({ label = 'Search', onClick }: NavBarSearchProps) {
  return (
    <button
      type="button"
      className={`${action} ${scripted}`}
      aria-keyshortcuts="/ Control+K Meta+K"
      title={label}
      onClick={onClick}
    >
      <Icon icon={Search} />
      <span className={actionLabel}>{label}</span>
    </button>
  );
}
