/** The address of an option's card: the form on the same page, which preselects the option from the query. */
export const choosing = (option: string) => `?type=${option}#form` as const;
