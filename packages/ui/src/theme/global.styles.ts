// Page-level styles: the reset and print. For pages built with the system; components do not need it. Named `.styles`
// because bundlers drop bare imports of other side-effect-free modules.
import './layers.css';
import './reset.css';
import './print.css';
