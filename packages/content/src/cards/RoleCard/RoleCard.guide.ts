import { article } from '../cards.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For a role on a council or an advisory body, as a row, where it matters what the owner does there.'],
  insteadUse: [
    { component: 'Content/Cards/BoardCard', when: 'a sentence or two is enough, or the seat has ended.' },
    { component: 'Content/Cards/CommunityCard', when: 'it is work for a nonprofit, and the result matters.' },
  ],
  anatomy: [
    ['Role', 'At the left; above the name in a narrow window.', 'Cards/Badge'],
    ['Organization', 'After the role: the association or group that the council belongs to.'],
    ['Name', 'The council or body, as a heading.'],
    ['Description', 'A sentence or two below the name.'],
    ['Responsibilities', 'Four, in two columns; in one column on a phone.', 'Layout/List'],
  ],
  donts: [
    {
      story: 'AbbreviatedOrganization',
      caption: 'An abbreviation as the organization: only its members know what it stands for.',
    },
  ],
  keyboard: [],
  content: [
    'The organization is written out.',
    'The description says what the council or body does, and the responsibilities say what the owner does there.',
  ],
  accessibility: [
    article,
    'The responsibilities are a list: their number is announced first.',
    'Nothing in it is a link.',
  ],
};
