/** A component's name: the last segment of its page title, `Button` of `Actions/Button`. */
export const componentName = (title: string) => title.split('/').at(-1)!;
