import { section, withLinks } from './section.guide.ts';

export const boards: ComponentGuide = {
  ...withLinks,
  use: ['On the page of ventures and boards: all seats as a set table, the former ones muted.'],
  insteadUse: [
    { component: 'Content/Sections/CouncilRoles', when: 'the roles in one association are told in full.' },
    { component: 'Sections/EntryList', when: 'they are other rows.' },
  ],
};
export const briefs: ComponentGuide = {
  ...section,
  use: ['On the page where a brief is ordered: which three there are.'],
  insteadUse: [{ component: 'Content/Sections/WhitePapers', when: 'they can be downloaded.' }],
};
export const community: ComponentGuide = {
  ...section,
  use: ['For the three nonprofits.'],
  insteadUse: [{ component: 'Content/Sections/Boards', when: 'there is a seat.' }],
};
export const consulting: ComponentGuide = {
  ...section,
  use: ['For the three lines of consulting.'],
  insteadUse: [{ component: 'Content/Sections/ServiceAreas', when: 'they can be asked for.' }],
};
export const councilRoles: ComponentGuide = {
  ...section,
  use: ['For leadership roles in one association or group.'],
  insteadUse: [{ component: 'Content/Sections/Boards', when: 'there are many, and the seat is enough.' }],
};
export const featuredContent: ComponentGuide = {
  ...withLinks,
  use: ['For the three pieces to start with.'],
  insteadUse: [{ component: 'Content/Sections/Publications', when: 'all of them are wanted.' }],
};
export const guideChapters: ComponentGuide = {
  ...section,
  use: ['On the page of the MSP guide: its chapters with their pages, and their sum.'],
  insteadUse: [{ component: 'Sections/FigureTable', when: 'they are other figures.' }],
};
export const mediaAssets: ComponentGuide = {
  ...withLinks,
  use: ['For the press: photos, biography, speaking materials.'],
  insteadUse: [{ component: 'Content/Sections/ResourceLibrary', when: 'they are for clients.' }],
};
export const mentorshipPrograms: ComponentGuide = {
  ...section,
  use: ['For the three mentorship programs.'],
  insteadUse: [{ component: 'Content/Sections/SessionCards', when: 'they are single appointments.' }],
};
export const partnershipModels: ComponentGuide = {
  ...section,
  use: ['For the four ways to be a partner.'],
  insteadUse: [{ component: 'Content/Sections/SuccessStories', when: 'it shows what came of them.' }],
};
export const podcasts: ComponentGuide = {
  ...withLinks,
  use: ['For the three episodes, on two pages.'],
  insteadUse: [{ component: 'Content/Sections/SpeakingEngagements', when: 'they are talks.' }],
};
export const publications: ComponentGuide = {
  ...withLinks,
  use: ['For what others published of the owner’s writing.'],
  insteadUse: [{ component: 'Content/Sections/RecentCoverage', when: 'others wrote about the owner.' }],
};
export const recentCoverage: ComponentGuide = {
  ...withLinks,
  use: ['For what others published about the owner.'],
  insteadUse: [{ component: 'Content/Sections/Publications', when: 'the owner wrote it.' }],
};
export const resourceLibrary: ComponentGuide = {
  ...withLinks,
  use: ['For the documents by category.'],
  insteadUse: [
    { component: 'Content/Sections/WhitePapers', when: 'they are papers with pages and a date.' },
    { component: 'Sections/EntryGroups', when: 'they are other rows in groups.' },
  ],
};
export const serviceAreas: ComponentGuide = {
  ...section,
  use: ['On the request page: the four areas that can be asked for.'],
  insteadUse: [{ component: 'Content/Sections/Consulting', when: 'it tells what was done.' }],
};
export const sessionCards: ComponentGuide = {
  ...withLinks,
  use: ['Above a form: the sessions it can book. A press chooses one in the form.'],
  insteadUse: [{ component: 'Content/Sections/ServiceAreas', when: 'they take months.' }],
};
export const speakingEngagements: ComponentGuide = {
  ...withLinks,
  use: ['For the five talks that were given.'],
  insteadUse: [
    { component: 'Content/Sections/SpeakingTopics', when: 'they can be booked.' },
    { component: 'Content/Sections/UpcomingAppearances', when: 'they are still to come.' },
  ],
};
export const speakingTopics: ComponentGuide = {
  ...section,
  use: ['For the five talks that can be booked.'],
  insteadUse: [{ component: 'Content/Sections/SpeakingEngagements', when: 'they were given.' }],
};
export const successStories: ComponentGuide = {
  ...section,
  use: ['For three partnerships and what came of them.'],
  insteadUse: [{ component: 'Content/Sections/Testimonials', when: 'they are told in other people’s words.' }],
};
export const testimonials: ComponentGuide = {
  ...section,
  use: ['For what two mentees say, each with a rating.'],
  insteadUse: [{ component: 'Content/Sections/SuccessStories', when: 'the owner tells it.' }],
};
export const tools: ComponentGuide = {
  ...withLinks,
  use: ['For the six tools.'],
  insteadUse: [{ component: 'Content/Sections/ResourceLibrary', when: 'they are documents.' }],
};
export const upcomingAppearances: ComponentGuide = {
  ...withLinks,
  use: ['For recordings to come; each says whether it is confirmed.'],
  insteadUse: [{ component: 'Content/Sections/SpeakingEngagements', when: 'they are over.' }],
};
export const ventures: ComponentGuide = {
  ...withLinks,
  use: ['For the four ventures, on two pages.'],
  insteadUse: [{ component: 'Content/Sections/Boards', when: 'the owner advises them.' }],
};
export const whitePapers: ComponentGuide = {
  ...withLinks,
  use: ['For the six papers under the badges of their categories, which tell and do not filter.'],
  insteadUse: [{ component: 'Content/Sections/ResourceLibrary', when: 'they are documents of the library.' }],
};
