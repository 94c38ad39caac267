/** Applies to cards with a link or a button. */
const pressed = {
  status: 'stable',
  keyboard: [
    ['Tab', 'Moves to its link or button.'],
    ['Enter', 'Presses it.'],
  ],
  accessibility: [
    'An `<article>` with a heading; `level` sets its heading level.',
    'The action of each card includes the card’s name for screen readers.',
    'Links to other sites say that they open in a new tab.',
  ],
} as const;

export const boardCard: ComponentGuide = {
  ...pressed,
  use: [
    'In the table of boards, councils and charities: role and type at the left, the site at the end. Muted once the seat has ended.',
  ],
  insteadUse: [
    { component: 'Content/Cards/CommunityCard', when: 'the owner works there without a seat.' },
    { component: 'Content/Cards/RoleCard', when: 'the responsibilities matter.' },
  ],
};
export const contactCard: ComponentGuide = {
  ...pressed,
  use: ['On the contact page: a way to reach the owner, or what to expect.'],
  insteadUse: [{ component: 'Sections/FactList', when: 'there are more than four facts to look up.' }],
};
export const paperCard: ComponentGuide = {
  ...pressed,
  use: ['For a white paper with its pages, its date and, if they are counted, its downloads.'],
  insteadUse: [
    { component: 'Content/Cards/ResourceCard', when: 'it is a document of the library, row by row.' },
    { component: 'Content/Cards/BriefCard', when: 'it is a brief to subscribe to.' },
  ],
};
export const recipeSummaryCard: ComponentGuide = {
  ...pressed,
  use: ['In the list of recipes that are on the site. The whole card leads to the recipe.'],
  insteadUse: [{ component: 'Content/Admin/RecipeCard', when: 'the owner edits it.' }],
  accessibility: [
    'An `<article>` with a heading; `level` sets its heading level. The one link is that of the heading.',
    'The picture is decorative: the heading says what it shows.',
  ],
};
export const serviceCard: ComponentGuide = {
  status: 'stable',
  use: ['For a kind of engagement: what it is for, how long it takes, in which form.'],
  insteadUse: [
    { component: 'Content/Cards/ConsultingCard', when: 'it describes past work and cannot be requested.' },
    { component: 'Content/Cards/SessionCard', when: 'it is one appointment.' },
  ],
  keyboard: [],
  accessibility: [
    'An `<article>` with a heading; `level` sets its heading level.',
    'Icons are decorative: the text beside them says the same.',
  ],
};
