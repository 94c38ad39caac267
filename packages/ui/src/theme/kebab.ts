/** A camel-case name in kebab case: `textSoft` is `text-soft`. */
export const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
