import { article } from '../cards.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: ['For one partnership as a row of a list: with whom, what was done, and what came of it.'],
  insteadUse: [
    { component: 'Content/Cards/TestimonialCard', when: 'someone else says it, in their own words.' },
    { component: 'Content/Cards/PartnershipCard', when: 'it is a kind of partnership to choose from.' },
    { component: 'Content/Cards/ConsultingCard', when: 'it is a line of work with many clients.' },
  ],
  anatomy: [
    ['Partner', 'At the left; above the title in a narrow window.'],
    ['Title', 'A heading.'],
    ['Description', 'One or two sentences below the title.'],
    ['Result', 'A sentence in bold at the end.'],
  ],
  donts: [
    {
      story: 'SeveralResults',
      caption: 'Four figures in one result: all of them are in bold, so none of them stands out.',
    },
  ],
  keyboard: [],
  content: [
    'The title names what the partners made, such as “A certificate that employers recognize”.',
    'The figure of a result stands with what it is measured against: from 61 to 83 percent, or 64 of 80.',
  ],
  accessibility: [
    article,
    'The bold type of the result is for the eye alone: the words have to say that it is what came of the work.',
  ],
};
