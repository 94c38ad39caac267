// SITE-12
/** The label of the button that goes back in the visitor's history. */
export const backLabel = 'Back';
