/** Applies to every card and row of the content. */
const shown = {
  status: 'stable',
  keyboard: [],
} as const;

/** Static cards: nothing to press. */
const read = {
  ...shown,
  accessibility: [
    'An `<article>` with a heading; `level` sets its heading level.',
    'Icons are decorative: the text beside them says the same.',
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
    'An `<article>` with a heading; `level` sets its heading level.',
    'The action of each card includes the card’s name for screen readers.',
    'Links to other sites say that they open in a new tab.',
  ],
} as const;

/** The whole card is one link. */
const door = {
  ...pressed,
  accessibility: [
    'One link, named by the heading and stretched over the card: announced once, clickable anywhere.',
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
export const briefCard: ComponentGuide = {
  ...read,
  use: ['For a brief to subscribe to, with its topics.'],
  insteadUse: [{ component: 'Content/Cards/PaperCard', when: 'it exists and can be downloaded.' }],
};
export const communityCard: ComponentGuide = {
  ...read,
  use: ['For a nonprofit the owner works for, with its impact.'],
  insteadUse: [{ component: 'Content/Cards/BoardCard', when: 'the owner is on its board.' }],
};
export const consultingCard: ComponentGuide = {
  ...read,
  use: ['For a line of consulting work: the owner’s role, its subjects and its volume.'],
  insteadUse: [{ component: 'Content/Cards/ServiceCard', when: 'it can be requested, with a duration and a format.' }],
};
export const contactCard: ComponentGuide = {
  ...pressed,
  use: ['On the contact page: a way to reach the owner, or what to expect.'],
  insteadUse: [{ component: 'Sections/FactList', when: 'there are more than four facts to look up.' }],
};
export const excellenceCard: ComponentGuide = {
  ...door,
  use: ['On the landing page: a link to one part of the site.'],
  insteadUse: [
    { component: 'Content/Cards/ServiceLinkCard', when: 'it is a link of a service page.' },
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
    { component: 'Content/Cards/BriefCard', when: 'it is a brief to subscribe to.' },
  ],
};
export const partnershipCard: ComponentGuide = {
  ...read,
  use: ['For a partnership model: what a partner gets, and who it suits.'],
  insteadUse: [{ component: 'Content/Cards/ServiceCard', when: 'it is paid for by the hour or the month.' }],
};
export const podcastCard: ComponentGuide = {
  ...pressed,
  use: ['For a podcast episode with the owner.'],
  insteadUse: [{ component: 'Content/Cards/SpeakingCard', when: 'it was a live talk.' }],
};
export const pointCard: ComponentGuide = {
  ...read,
  use: ['For a point and its explanation, for points side by side.'],
  insteadUse: [{ component: 'Sections/FeatureList', when: 'they are read in order.' }],
};
export const programCard: ComponentGuide = {
  ...read,
  use: ['For a mentorship program: duration, cadence, audience, regions and subjects.'],
  insteadUse: [{ component: 'Content/Cards/SessionCard', when: 'it is one appointment.' }],
};
export const publicationCard: ComponentGuide = {
  ...door,
  use: ['For a text by the owner that someone else published.'],
  insteadUse: [{ component: 'Content/Cards/PaperCard', when: 'it is published here.' }],
};
export const resourceCard: ComponentGuide = {
  ...pressed,
  use: ['In the library: a document as a row of its category.'],
  insteadUse: [{ component: 'Content/Cards/PaperCard', when: 'it is on the white papers page.' }],
};
export const roleCard: ComponentGuide = {
  ...read,
  use: ['For a leadership role with its four responsibilities.'],
  insteadUse: [{ component: 'Content/Cards/BoardCard', when: 'only the seat matters.' }],
};
export const serviceCard: ComponentGuide = {
  ...read,
  use: ['For a kind of engagement: what it is for, how long it takes, in which form.'],
  insteadUse: [
    { component: 'Content/Cards/ConsultingCard', when: 'it describes past work and cannot be requested.' },
    { component: 'Content/Cards/SessionCard', when: 'it is one appointment.' },
  ],
};
export const serviceLinkCard: ComponentGuide = {
  ...door,
  use: ['At the end of a service page: a next step.'],
  insteadUse: [{ component: 'Content/Cards/ExcellenceCard', when: 'it is on the landing page.' }],
};
export const sessionCard: ComponentGuide = {
  ...pressed,
  use: ['For a session that can be booked in the form below it: its length, its purpose, what it includes.'],
  insteadUse: [{ component: 'Content/Cards/ServiceCard', when: 'it takes months.' }],
};
export const speakingCard: ComponentGuide = {
  ...pressed,
  use: ['For a talk the owner gave: venue, topic and audience.'],
  insteadUse: [{ component: 'Content/Cards/PodcastCard', when: 'it is a recording to listen to.' }],
};
export const storyCard: ComponentGuide = {
  ...read,
  use: ['For a partnership and its result.'],
  insteadUse: [{ component: 'Content/Cards/TestimonialCard', when: 'it is a quote.' }],
};
export const toolCard: ComponentGuide = {
  ...pressed,
  use: ['For a free tool: on this site in the same tab, elsewhere in a new one.'],
  insteadUse: [{ component: 'Content/Cards/ResourceCard', when: 'it is a document.' }],
};
export const ventureCard: ComponentGuide = {
  ...pressed,
  use: ['For a company the owner founded or runs, with four highlights.'],
  insteadUse: [{ component: 'Content/Cards/BoardCard', when: 'the owner only advises it.' }],
};
