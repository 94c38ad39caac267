export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'Use it for links in sentences and lists. Use `plain` in lists of links, where underlines would be noise.',
    'Add `LinkProvider` once at the root of an app with a router; without it, links are plain `<a>` elements.',
  ],
  insteadUse: [
    {
      component: 'Actions/ButtonLink',
      when: 'it is the main next step.',
    },
    {
      component: 'Actions/Button',
      when: 'it triggers an action instead of navigating.',
    },
  ],
  dos: [
    {
      story: 'Internal',
      caption: 'The link text names its target.',
    },
  ],
  donts: [
    {
      story: 'BareAddress',
      caption: 'Don’t use a bare URL: screen readers spell it out. Use the title of the target.',
    },
  ],
  anatomy: [
    ['Words', 'Names the target; underlined.'],
    ['New tab', 'For links to other sites: “(opens in a new tab)”.'],
  ],
  content: [
    'Name the target: “the agenda of the workshop”, never “here” or “read more”.',
    'In a sentence, link only the words that name the target, not the full stop.',
  ],
  keyboard: [
    ['Tab', 'Moves to the link.'],
    ['Enter', 'Follows the link.'],
  ],
  accessibility: [
    'Underlined in text, so that it doesn’t rely on colour alone.',
    'Other sites open in a new tab without a referrer, and the name says “(opens in a new tab)”.',
    'Mail, phone, file and in-page links bypass the router.',
  ],
};
