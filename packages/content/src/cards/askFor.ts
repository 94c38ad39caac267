// FILE-41
/** The URL to ask for a file that does not exist yet: the contact form with a prefilled message. */
export const askFor = (name: string) =>
  `/contact?${new URLSearchParams({ message: `Please send me “${name}”.` })}#form` as const;
