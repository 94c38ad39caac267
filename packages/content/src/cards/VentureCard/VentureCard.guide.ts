import { article, cardKeys, decorativeIcon, newTab } from '../cards.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For a company that the owner founded or runs: what it is, four facts about it, and a link to its own site or its page.',
  ],
  insteadUse: [
    { component: 'Content/Cards/BoardCard', when: 'the owner has a seat there, but does not run it.' },
    { component: 'Content/Cards/CommunityCard', when: 'the owner works for it, and its result for others matters.' },
  ],
  anatomy: [
    ['Icon', 'Above the name, in the color of the venture.', 'Media/Icon'],
    ['Logo', 'In the place of the icon, in its own proportions. Optional.', 'Media/Picture'],
    ['Kind', 'Beside the icon or logo, in the color of the venture.'],
    ['Name', 'A heading.'],
    ['Description', 'One or two sentences below the name.'],
    ['Highlights', 'Four, each in a line of its own.', 'Layout/List'],
    ['Link', '“Learn More”, at the bottom of the card.', 'Actions/ButtonLink'],
  ],
  donts: [
    {
      story: 'SentenceOverHighlights',
      caption: 'One sentence, spread over the four highlights: none of them can be understood alone.',
    },
  ],
  keyboard: cardKeys,
  content: [
    'A highlight is complete in itself, without a period.',
    'The description says what the venture does or makes and, if it has clients, for whom.',
  ],
  accessibility: [
    article,
    'The link is named “Learn More about” and the name of the venture.',
    newTab,
    decorativeIcon,
    'A logo has no text alternative, because the name says the same.',
    'The color of the venture is for the eye alone: the kind says in words what the company is.',
  ],
};
