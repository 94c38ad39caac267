import { article } from '../cards.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For one line of confidential consulting work, beside others: the owner’s role in it, its volume and its subjects.',
  ],
  insteadUse: [
    { component: 'Content/Cards/ServiceCard', when: 'it is on offer, with its duration and its format.' },
    { component: 'Content/Cards/StoryCard', when: 'it tells of a partner by name, and what came of it.' },
  ],
  anatomy: [
    ['Kind and role', 'In one line above the name, in the soft color.'],
    ['Name', 'The line of work, as a heading.'],
    ['Description', 'A sentence or two: what the owner does, and for whom.'],
    ['Volume', 'A line in strong type.'],
    ['Subjects', 'One below the other.', 'Layout/List'],
  ],
  donts: [
    {
      story: 'ClientByName',
      caption: 'A client by name: the work is confidential, and visitors read here who was losing clients.',
    },
  ],
  keyboard: [],
  content: [
    'Clients are described by what they are, such as investors, providers or directors.',
    'The description is about the work as a rule, not about one engagement.',
  ],
  accessibility: [
    article,
    'Kind and role are read after the name, although they are above it. The subjects are a list.',
  ],
};
