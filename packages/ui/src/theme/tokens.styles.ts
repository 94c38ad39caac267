// The styles that every component needs: layer order, the tokens of both themes, fonts. Import it once per page. Named
// `.styles` because bundlers drop bare imports of other side-effect-free modules.
import './layers.css';
import './themes.css';
import './fonts.css';
