import { themeStylesheet } from '@advisor/ui/theme';
import { brandNamed, brands } from '../packages/ui/src/theme/brands/index.ts';
import { showPreferences } from './preferences.ts';
import type { Choices } from './toolbar.ts';

// A text node, not `insertRule`: mutation observers see it, and preferences.ts can rewrite it like any other style.
Object.assign(globalThis, { SC_DISABLE_SPEEDY: true });

/** Applies the toolbar settings to the whole page. Direction applies to stories only: the docs are in English. */
export function applyChoices({ theme, brand, motion, colours }: Choices): void {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
  brandSheet().textContent = brand === brands[0]!.name ? '' : themeStylesheet(brandNamed(brand));
  showPreferences({ reducedMotion: motion === 'reduced', forcedColours: colours === 'forced' });
}

/** As on a host site: its own stylesheet next to the system's. */
function brandSheet(): HTMLElement {
  const id = 'brand-stylesheet';
  const found = document.getElementById(id);
  if (found) return found;
  const sheet = document.createElement('style');
  sheet.id = id;
  document.head.append(sheet);
  return sheet;
}
