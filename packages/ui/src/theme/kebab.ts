/** Camel case to kebab case: `textSoft` becomes `text-soft`. */
export const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
