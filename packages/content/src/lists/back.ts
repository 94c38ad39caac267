/** The words of the button that goes back in the visitor's history (spec/site.md §2). */
export const backLabel = 'Back';
