import { Moon, Sun } from 'lucide-react';
import { VisuallyHidden } from '../../layout/VisuallyHidden';
import { applyThemeChoice, readThemeChoice } from '../../theme/themeChoice';
import { onlyInDark, onlyInLight, themeSwitch } from './ThemeSwitch.css';

/** A choice that equals the system's wish is no choice: the page then follows the system again. */
function toggle() {
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const next = (readThemeChoice() ?? system) === 'dark' ? 'light' : 'dark';
  applyThemeChoice(next === system ? null : next);
}

/**
 * Changes between the light and the dark theme, and is named by what a press does. The stylesheet chooses
 * icon and name, so that they are right before any script runs. Not shown where scripts are off.
 * Renders a square `<button>` of 44 px.
 */
export function ThemeSwitch() {
  return (
    <button type="button" className={themeSwitch} onClick={toggle}>
      <span className={onlyInLight}>
        <Moon aria-hidden size={20} strokeWidth={1.5} absoluteStrokeWidth />
        <VisuallyHidden>Switch to dark theme</VisuallyHidden>
      </span>
      <span className={onlyInDark}>
        <Sun aria-hidden size={20} strokeWidth={1.5} absoluteStrokeWidth />
        <VisuallyHidden>Switch to light theme</VisuallyHidden>
      </span>
    </button>
  );
}
