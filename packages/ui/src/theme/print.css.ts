import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import * as layers from './layers.css';
import { vars } from './vars.css';

type PrintRule = NonNullable<NonNullable<NonNullable<GlobalStyleRule['@layer']>[string]['@media']>[string]>;

const onPaper = (selector: string, rule: PrintRule) =>
  globalStyle(selector, { '@layer': { [layers.overrides]: { '@media': { print: rule } } } });

globalStyle('@page', { margin: '14mm 16mm' });

// Sizes and spaces are in rem: 17 px of text become 10 pt, and sections stand closer.
onPaper(':root', {
  fontSize: '78%',
  vars: { [vars.space.section]: vars.space.xl, [vars.space.chapter]: vars.space.xxl },
});
onPaper('body', { backgroundColor: 'white', color: 'black' });
// What is printed alone, such as the result of a tool, leaves out the rest of the page.
onPaper('main:has([data-prints-alone]) > :not([data-prints-alone], :has([data-prints-alone]))', { display: 'none' });
onPaper('main :has([data-prints-alone])', { paddingBlock: 0, borderBlockStart: 0 });
// The page is drawn once, before any transition to its colours on paper could end.
onPaper('*', { transition: 'none' });
onPaper('p, li, dd', { orphans: 3, widows: 3 });
onPaper('tr, figure, blockquote, li', { breakInside: 'avoid' });
onPaper('thead', { display: 'table-header-group' });

// In print, links show their address; the footer names the site for the relative ones. The box is reset,
// because a card stretches it over itself.
onPaper('main a:is([href^="http"], [href^="/"])::after', {
  content: '" (" attr(href) ")"',
  position: 'static',
  fontFamily: vars.font.text,
  fontWeight: vars.weight.regular,
  fontSize: vars.size.xs,
  overflowWrap: 'anywhere',
});
// An icon on something to press.
onPaper('main a > svg', { display: 'none' });
