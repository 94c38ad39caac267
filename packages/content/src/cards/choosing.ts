/** The URL of an option's card: the form on the same page, with the option preselected by the query. */
export const choosing = (option: string) => `?type=${option}#form` as const;
