import { inComponents } from '@advisor/ui/theme';
import { style } from '@vanilla-extract/css';

/** A part of the bar, laid out as if there were nothing around it. */
const part = style(inComponents({ display: 'contents' }));

/** Not there on a page that says something else about who is here. */
const hiddenIn = (page: `:root${string}`) =>
  style([part, inComponents({ selectors: { [`${page} &`]: { display: 'none' } } })]);

/** The parts, each for some: as long as the page decides who that is. */
export const byPage = {
  signedOut: hiddenIn(':root[data-account]'),
  signedIn: hiddenIn(':root:not([data-account])'),
  admin: hiddenIn(':root:not([data-account="admin"])'),
};

/** Those that are there at all. */
export const byAccount = { signedOut: part, signedIn: part, admin: part };
