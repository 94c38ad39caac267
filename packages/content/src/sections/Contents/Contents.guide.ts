export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'Use it on a page with at least four chapters that readers move between, such as a service: after the hero, before the sections.',
    'List all chapters in order, so that their numbers match those in the sections’ label columns.',
  ],
  insteadUse: [
    {
      component: 'Content/Sections/LegalText',
      when: 'the text’s sections have no labels: it has its own contents.',
    },
    { component: 'Navigation/Tabs', when: 'people view only one part at a time.' },
  ],
  anatomy: [
    ['Chapters', 'A link for each, with its number.'],
    ['Current chapter', 'Marked by a line and darker text.'],
  ],
  content: ['The links have the labels of the sections: one or two words.'],
  keyboard: [
    ['Tab', 'Moves from chapter to chapter, after the hero.'],
    ['Enter', 'Scrolls to the chapter.'],
  ],
  accessibility: [
    'A navigation landmark, “On this page”, with a list of links that work without scripts.',
    'The current chapter has a line and darker text, so that it doesn’t rely on color alone; needs a browser with `:target-current`.',
    'The numbers are hidden from screen readers, which announce list positions.',
  ],
};
