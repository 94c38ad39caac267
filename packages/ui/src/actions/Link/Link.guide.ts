export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For a link in a sentence or in a list. `plain` in lists where everything is a link and the line would be noise.',
    '`LinkProvider` once at the root of an application with a router; without it links are plain `<a>` elements.',
  ],
  insteadUse: [
    {
      component: 'Actions/ButtonLink',
      when: 'it is the one thing to do next.',
    },
    {
      component: 'Actions/Button',
      when: 'it does something here and leads nowhere.',
    },
  ],
  dos: [
    {
      story: 'Internal',
      caption: 'The words are the name of what is there.',
    },
  ],
  donts: [
    {
      story: 'BareAddress',
      caption: 'A bare address: read out letter by letter.',
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the link.'],
    ['Enter', 'Follows it.'],
  ],
  content: [
    'The words say what is behind the link, and make sense without the sentence around them: “Listen to the latest episode”, not “here”.',
  ],
  accessibility: [
    'Underlined in text: color alone would not tell it.',
    'Another site opens in a new tab without a referrer, and the name says “(opens in a new tab)”.',
    'Mail, phone, files and places in the page never go through the router.',
  ],
};
