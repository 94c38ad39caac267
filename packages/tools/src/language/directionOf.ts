// TOOL-21
/** The direction of texts in a language that the tools have. For any other, the page decides, as the texts are its own. */
export const directionOf = (lang: string): 'ltr' | undefined => (/^e[ns]\b/i.test(lang) ? 'ltr' : undefined);
