/** All styles of the tools for their shadow roots. The build of the embed script puts them here. */
export const embedStyles = '/* embed styles */';
