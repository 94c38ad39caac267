// Styles of a whole page: the reset, and print. For pages that are the system's own; components do not need it.
// Named `.styles` because bundlers drop a bare import of anything else without side effects.
import './layers.css';
import './reset.css';
import './print.css';
