/** Applies to every card and row of the content. */
const shown = {
  status: 'stable',
  keyboard: [],
} as const;

/** Static cards: nothing to press. */
const read = {
  ...shown,
  accessibility: [
    'An `<article>` with a heading; `level` puts it into the outline of its page.',
    'Icons are for the eye: the words beside them say the same.',
  ],
} as const;

/** With one link or button. */
const pressed = {
  ...shown,
  keyboard: [
    ['Tab', 'Moves to its link or button.'],
    ['Enter', 'Presses it.'],
  ],
  accessibility: [
    'An `<article>` with a heading; `level` puts it into the outline of its page.',
    'The action of each card names its object to screen readers, because the eye takes it from the card.',
    'What leads to another site says that it opens in a new tab.',
  ],
} as const;

/** The whole card is one link. */
const door = {
  ...pressed,
  accessibility: [
    'One link, named by the heading and stretched over the card: read out once, pressed anywhere.',
    'What leads to another site says that it opens in a new tab.',
  ],
} as const;

export const boardCard: ComponentGuide = {
  ...pressed,
  use: [
    'In the table of boards, councils and charities: role and kind at the left, the site at the end. Muted once the seat has ended.',
  ],
  insteadUse: [
    { component: 'Content/Cards/CommunityCard', when: 'the owner works there without a seat.' },
    { component: 'Content/Cards/RoleCard', when: 'the responsibilities matter.' },
  ],
};
export const briefCard: ComponentGuide = {
  ...read,
  use: ['For a brief that is written on request, with its topics.'],
  insteadUse: [{ component: 'Content/Cards/PaperCard', when: 'it is written already and can be downloaded.' }],
};
export const communityCard: ComponentGuide = {
  ...read,
  use: ['For a nonprofit the owner works for, with what came of it.'],
  insteadUse: [{ component: 'Content/Cards/BoardCard', when: 'there is a seat on its board.' }],
};
export const consultingCard: ComponentGuide = {
  ...read,
  use: ['For a line of consulting work: the owner’s part, its subject and how much of it there was.'],
  insteadUse: [{ component: 'Content/Cards/ServiceCard', when: 'it can be asked for, with a length and a form.' }],
};
export const contactCard: ComponentGuide = {
  ...pressed,
  use: ['On the contact page: one way to reach the owner, or what to expect.'],
  insteadUse: [{ component: 'Sections/FactList', when: 'there are more than four facts to look up.' }],
};
export const excellenceCard: ComponentGuide = {
  ...door,
  use: ['On the landing page: a door to one part of the site.'],
  insteadUse: [
    { component: 'Content/Cards/ServiceLinkCard', when: 'it leads on from a service.' },
    { component: 'Cards/Card', when: 'it is on another page.' },
  ],
};
export const featuredCard: ComponentGuide = {
  ...pressed,
  use: ['For a talk, a workshop or a report to start with, and how long it takes.'],
  insteadUse: [
    { component: 'Content/Cards/PodcastCard', when: 'it is an episode among others.' },
    { component: 'Content/Cards/PublicationCard', when: 'someone else published it.' },
  ],
};
export const paperCard: ComponentGuide = {
  ...pressed,
  use: ['For a white paper with pages, date and downloads.'],
  insteadUse: [
    { component: 'Content/Cards/ResourceCard', when: 'it is a document of the library, row by row.' },
    { component: 'Content/Cards/BriefCard', when: 'it is written on request.' },
  ],
};
export const partnershipCard: ComponentGuide = {
  ...read,
  use: ['For a way to work together: what a partner gets, and whom it suits.'],
  insteadUse: [{ component: 'Content/Cards/ServiceCard', when: 'it is paid for by the hour or the month.' }],
};
export const podcastCard: ComponentGuide = {
  ...pressed,
  use: ['For an episode the owner was heard in.'],
  insteadUse: [{ component: 'Content/Cards/SpeakingCard', when: 'it was a talk before people.' }],
};
export const pointCard: ComponentGuide = {
  ...read,
  use: ['For a point and what it means, where points stand side by side.'],
  insteadUse: [{ component: 'Sections/FeatureList', when: 'they are read one after the other.' }],
};
export const programCard: ComponentGuide = {
  ...read,
  use: ['For a mentorship program: length, rhythm, for whom, where, and what it is about.'],
  insteadUse: [{ component: 'Content/Cards/SessionCard', when: 'it is one appointment.' }],
};
export const publicationCard: ComponentGuide = {
  ...door,
  use: ['For what the owner wrote and someone else published.'],
  insteadUse: [{ component: 'Content/Cards/PaperCard', when: 'it is published here.' }],
};
export const resourceCard: ComponentGuide = {
  ...pressed,
  use: ['In the library: a document as a row of its category.'],
  insteadUse: [{ component: 'Content/Cards/PaperCard', when: 'it stands on the page of white papers.' }],
};
export const roleCard: ComponentGuide = {
  ...read,
  use: ['For a leadership role with its four responsibilities.'],
  insteadUse: [{ component: 'Content/Cards/BoardCard', when: 'the seat alone matters.' }],
};
export const serviceCard: ComponentGuide = {
  ...read,
  use: ['For a kind of engagement: what it is for, how long it takes, in which form.'],
  insteadUse: [
    { component: 'Content/Cards/ConsultingCard', when: 'it tells what was done and cannot be asked for.' },
    { component: 'Content/Cards/SessionCard', when: 'it is one appointment.' },
  ],
};
export const serviceLinkCard: ComponentGuide = {
  ...door,
  use: ['At the end of a service page: a way to go on.'],
  insteadUse: [{ component: 'Content/Cards/ExcellenceCard', when: 'it stands on the landing page.' }],
};
export const sessionCard: ComponentGuide = {
  ...pressed,
  use: ['For a session that can be booked in the form below it: its length, what it is for, what is included.'],
  insteadUse: [{ component: 'Content/Cards/ServiceCard', when: 'it takes months.' }],
};
export const speakingCard: ComponentGuide = {
  ...pressed,
  use: ['For a talk the owner gave: where, on what and before whom.'],
  insteadUse: [{ component: 'Content/Cards/PodcastCard', when: 'it can be listened to.' }],
};
export const storyCard: ComponentGuide = {
  ...read,
  use: ['For what was done with a partner, and what came of it.'],
  insteadUse: [{ component: 'Content/Cards/TestimonialCard', when: 'it is told in their own words.' }],
};
export const toolCard: ComponentGuide = {
  ...pressed,
  use: ['For a free tool: of this site in the same tab, of another in a new one.'],
  insteadUse: [{ component: 'Content/Cards/ResourceCard', when: 'it is a document.' }],
};
export const ventureCard: ComponentGuide = {
  ...pressed,
  use: ['For a company the owner founded or runs, with four highlights.'],
  insteadUse: [{ component: 'Content/Cards/BoardCard', when: 'the owner only advises it.' }],
};
