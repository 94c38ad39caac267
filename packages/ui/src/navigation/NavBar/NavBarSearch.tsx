import { Search } from 'lucide';
import { Icon } from '../../media/Icon';
import { action, actionLabel, scripted } from './NavBar.css';

export interface NavBarSearchProps {
  /**
   * The label: beside the icon in the menu, visually hidden in the bar.
   * @default 'Search'
   */
  label?: string;
  /** Called on press. The page handles the shortcuts `/`, Ctrl-K and ⌘K itself, and opens the same dialog. */
  onClick: () => void;
}

/**
 * Opens the search from a `NavBar`: icon only in the bar, icon and text in the menu. Hidden without JavaScript. Renders
 * a `<button type="button">`.
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
