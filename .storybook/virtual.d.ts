declare module 'virtual:written-types' {
  const written: import('./writtenTypes.ts').WrittenTypes;
  export default written;
}

declare module 'virtual:used-icons' {
  const icons: readonly import('./usedIcons.ts').UsedIcon[];
  export default icons;
}

declare module 'virtual:component-facts' {
  const facts: import('./componentFacts.ts').ProjectFacts;
  export default facts;
}
