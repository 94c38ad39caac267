import '@advisor/ui/styles.css';
import '@advisor/ui/theme/global.css';

/** All styles of the tools for their shadow roots. Replaced by the build of the embed script. */
export const embedStyles = '/* embed styles */';
