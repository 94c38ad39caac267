export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'Use it first on every page: with `media` on the landing page, with `beside` on a page whose purpose is its form, with neither on other pages.',
  ],
  insteadUse: [
    {
      component: 'Layout/Section',
      when: 'the section is further down.',
    },
    {
      component: 'Sections/CallToAction',
      when: 'it ends the page.',
    },
  ],
  dos: [
    {
      story: 'WithPicture',
      caption: 'The reader’s problem comes first, then one primary action.',
    },
    {
      story: 'Compact',
      caption: 'An inner page: the same columns as the sections below.',
    },
  ],
  donts: [
    {
      story: 'Welcome',
      caption:
        'Don’t open with “Welcome” and generic words: they ignore the reader’s problem. Say what people get here.',
    },
    { caption: 'Don’t add a second hero: a page has one `<h1>`. Use a `Section` instead.' },
  ],
  anatomy: [
    ['Label', 'A few words above the headline.'],
    ['Headline', 'The `<h1>` of the page.'],
    ['Tagline', 'One or two sentences below the headline.'],
    ['Highlights', 'A list of short facts.'],
    ['Actions', 'One primary, and optionally a second.'],
    ['Picture', '`media`; for a form, `beside`.'],
  ],
  content: [
    'Say what the reader gets, in about ten words at most, without a full stop.',
    'Use one primary action that says where it leads.',
  ],
  keyboard: [
    ['Tab', 'Moves to the link.'],
    ['Enter', 'Follows the link.'],
  ],
  accessibility: [
    'The headline is the page’s only `<h1>`, and names the region.',
    'Highlights are a list, so their number is announced.',
  ],
};
