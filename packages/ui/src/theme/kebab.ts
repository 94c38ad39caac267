/** A camel-case name in kebab case: `inkSoft` is `ink-soft`. */
export const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
