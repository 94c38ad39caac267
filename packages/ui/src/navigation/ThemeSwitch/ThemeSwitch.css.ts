import { style } from '@vanilla-extract/css';
import { button } from '../../actions/Button/Button.css';
import { inComponents, inOverrides } from '../../theme/styling';

const scripted = style(
  inOverrides({ '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } } }),
);

export const themeSwitch = `${button({ variant: 'quiet', shape: 'icon' })} ${scripted}`;

const shown = { display: 'inline' };
const hidden = { display: 'none' };

/** The conditions are those of the themes: the system's wish, unless `data-theme` says otherwise. */
const byTheme = (light: typeof hidden, dark: typeof hidden) =>
  style(
    inComponents({
      ...light,
      selectors: { ':root[data-theme="dark"] &': dark },
      '@media': { '(prefers-color-scheme: dark)': { selectors: { ':root:not([data-theme="light"]) &': dark } } },
    }),
  );

export const onlyInLight = byTheme(shown, hidden);
export const onlyInDark = byTheme(hidden, shown);
