import { article, cardKeys, newTab } from '../cards.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For a seat on a board, a council or a charity, as a row of a long list. A role with “Previous” mutes the row: the seat has ended.',
  ],
  insteadUse: [
    { component: 'Content/Cards/CommunityCard', when: 'the owner works there without a seat.' },
    { component: 'Content/Cards/RoleCard', when: 'the responsibilities matter.' },
  ],
  anatomy: [
    ['Role', 'At the left; above the name in a narrow window.', 'Cards/Badge'],
    ['Kind', 'Below the role, in the color of the board: Advisory Board, Charity and the like.'],
    ['Name', 'The organization, as a heading.'],
    ['Description', 'A sentence or two below the name.'],
    ['Website', 'At the end of the row, if the organization has one.', 'Actions/ButtonLink'],
  ],
  donts: [
    {
      story: 'RoleWithReasons',
      caption:
        'A role that says what the owner does there: the badge breaks into two lines. That belongs in the description.',
    },
  ],
  keyboard: cardKeys,
  content: ['The role is a title of a few words, as the organization gives it.'],
  accessibility: [article, 'The link is named “Visit Website of” and the organization.', newTab],
};
