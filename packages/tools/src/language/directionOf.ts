// TOOL-21
/** The text direction of the tools' languages. For any other, the page decides, since it supplies the texts. */
export const directionOf = (lang: string): 'ltr' | undefined => (/^e[ns]\b/i.test(lang) ? 'ltr' : undefined);
