import { linkKeys, region, sectionWords } from '../sections.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For every seat on a board, a council or a charity, those that have ended too: visitors look here for conflicts of interest.',
  ],
  insteadUse: [
    {
      component: 'Content/Sections/CouncilRoles',
      when: 'all roles are in one association, and the responsibilities matter.',
    },
    { component: 'Content/Sections/Community', when: 'the owner works for a nonprofit without a seat.' },
  ],
  anatomy: [
    ...sectionWords,
    [
      'Rows',
      'A row for each seat: role and kind, name and description, and the website at the end.',
      'Content/Cards/BoardCard',
    ],
  ],
  donts: [
    {
      story: 'EndedWithoutPrevious',
      caption: 'A seat that has ended, told by a year: only a role that begins with Previous is muted.',
    },
  ],
  keyboard: linkKeys,
  content: [
    'A role is the title that the board itself uses, such as Technical Panel Member.',
    'A description says what the organization does, not what the owner does there.',
  ],
  accessibility: [
    region,
    'The rows are one list: their number is announced first.',
    'Each link is named with its organization, and says that it opens in a new tab.',
  ],
};
