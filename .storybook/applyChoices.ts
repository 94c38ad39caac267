import { themeStylesheet } from '@advisor/ui/theme';
import { brandNamed, brands } from '../packages/ui/src/theme/brands/index.ts';
import { showPreferences } from './preferences.ts';
import type { Choices } from './toolbar.ts';

// Written as text, so that rules that come later are seen, and can be rewritten, like all others.
Object.assign(globalThis, { SC_DISABLE_SPEEDY: true });

/** Applies the toolbar's settings to the whole page. The direction is for stories only: documents are in English. */
export function applyChoices({ theme, brand, motion, colours }: Choices): void {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
  brandSheet().textContent = brand === brands[0]!.name ? '' : themeStylesheet(brandNamed(brand));
  showPreferences({ reducedMotion: motion === 'reduced', forcedColours: colours === 'forced' });
}

/** As on another site: its own stylesheet beside the system's. */
function brandSheet(): HTMLElement {
  const id = 'brand-stylesheet';
  const found = document.getElementById(id);
  if (found) return found;
  const sheet = document.createElement('style');
  sheet.id = id;
  document.head.append(sheet);
  return sheet;
}
