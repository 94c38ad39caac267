// FILE-41
/** Where a visitor asks for a file that there is none of yet: the contact form, with the question in its message. */
export const askFor = (name: string) =>
  `/contact?${new URLSearchParams({ message: `Please send me “${name}”.` })}#form` as const;
