// What every component needs around it: the order of the layers, the tokens of both themes, the fonts. A page imports this
// module once. Named `.styles` because bundlers drop a bare import of anything else without side effects.
import './layers.css';
import './themes.css';
import './motion.css';
import './fonts.css';
