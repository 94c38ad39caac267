import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import * as layers from './layers.css';
import { vars } from './vars.css';

type PrintRule = NonNullable<NonNullable<NonNullable<GlobalStyleRule['@layer']>[string]['@media']>[string]>;

const onPaper = (selector: string, rule: PrintRule) =>
  globalStyle(selector, { '@layer': { [layers.overrides]: { '@media': { print: rule } } } });

globalStyle('@page', { margin: '18mm 16mm' });

// Sizes and spaces are in rem: 17 px of text become 10 pt, and sections stand closer.
onPaper(':root', {
  fontSize: '78%',
  vars: { [vars.space.section]: vars.space.xl, [vars.space.chapter]: vars.space.xxl },
});
onPaper('body', { backgroundColor: 'white', color: 'black' });
onPaper('p, li, dd', { orphans: 3, widows: 3 });
onPaper('tr, figure, blockquote, li', { breakInside: 'avoid' });
onPaper('thead', { display: 'table-header-group' });

// On paper a link to another site is worth its address. It is set anew, because a card stretches this box over itself.
onPaper('main a[href^="http"]::after', {
  content: '" (" attr(href) ")"',
  position: 'static',
  fontWeight: vars.weight.regular,
  fontSize: '0.85em',
  overflowWrap: 'anywhere',
});
