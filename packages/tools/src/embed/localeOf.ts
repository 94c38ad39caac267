// TOOL-21
/** The locale of an element without one of its own: the closest `lang`, also outside of shadow roots, in a language that tools have. */
export function localeOf(element: Element): string | undefined {
  const lang = element.closest<HTMLElement>('[lang]')?.lang;
  if (lang !== undefined) return /^(?:en(?!$|-US$)|es)(?:-|$)/i.test(lang) ? lang : undefined;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? localeOf(root.host) : undefined;
}
