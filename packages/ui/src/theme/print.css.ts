import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import * as layers from './layers.css';
import { vars } from './vars.css';

type PrintRule = NonNullable<NonNullable<NonNullable<GlobalStyleRule['@layer']>[string]['@media']>[string]>;

const onPaper = (selector: string, rule: PrintRule) =>
  globalStyle(selector, { '@layer': { [layers.overrides]: { '@media': { print: rule } } } });

globalStyle('@page', { margin: '18mm 16mm' });

// Sizes and spaces are in rem: 17 px become 10 pt, with tighter rows and sections.
onPaper(':root', {
  fontSize: '78%',
  vars: {
    [vars.space.s]: '0.5rem',
    [vars.space.m]: '0.5rem',
    [vars.space.l]: '0.75rem',
    [vars.space.xl]: '1.25rem',
    [vars.space.xxl]: '1.75rem',
    [vars.space.section]: vars.space.xl,
    [vars.space.chapter]: vars.space.xxl,
  },
});
onPaper('body', { backgroundColor: 'white', color: 'black' });
// Printing does not wait for colour transitions to end.
onPaper('*', { transition: 'none' });
onPaper('p, li, dd', { orphans: 3, widows: 3 });
onPaper('tr, figure, blockquote, li', { breakInside: 'avoid' });
// Beside its text, a heading would keep the whole list together: what may not follow it may not follow its item either.
onPaper('li :is(h2, h3, h4, h5)', { breakAfter: 'auto' });
onPaper('thead', { display: 'table-header-group' });

// In print, links show their URL; internal ones are prefixed with `--advisor-host`, which the site sets. The box is
// reset, because a card stretches it over itself.
onPaper('main a[href^="/"]::after', { content: '" (" var(--advisor-host, "") attr(href) ")"' });
onPaper('main a[href^="http"]::after', { content: '" (" attr(href) ")"' });
onPaper('main a:is([href^="http"], [href^="/"])::after', {
  position: 'static',
  fontFamily: vars.font.text,
  fontWeight: vars.weight.regular,
  fontSize: vars.size.xs,
  overflowWrap: 'anywhere',
});
// Icons of links.
onPaper('main a > svg', { display: 'none' });
