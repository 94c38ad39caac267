// The global styles: the order of the layers, both themes, the fonts, the reset, print. A page imports this module once;
// components never do. Named `.styles` because bundlers drop a bare import of anything else without side effects.
import './layers.css';
import './themes.css';
import './fonts.css';
import './reset.css';
import './print.css';
