import '@advisor/ui/styles.css';
import '@advisor/ui/theme/global.css';

/** All styles of the tools for their shadow roots. The build of the embed script puts them here. */
export const embedStyles = '/* embed styles */';
