import type { ClosingCall, PageHero, SectionWords } from './shapes';

export const mediaHero: PageHero = {
  label: 'Media',
  headline: 'On air, on stage and in print',
  lead: 'A short selection. Producers and editors will find photographs and a biography in the media kit.',
  actions: [
    { label: 'Get the media kit', href: '/media-kit' },
    { label: 'All podcasts', href: '/podcasts' },
  ],
};

export const podcastsSection: SectionWords = {
  label: 'Podcasts',
  heading: 'Podcast appearances',
  intro: 'Three conversations that people still write to me about.',
};

export const speakingSection: SectionWords = {
  label: 'Speaking',
  heading: 'Speaking engagements',
  intro: 'From 50 directors at a table to 1,700 in a hall.',
};

export const publicationsSection: SectionWords = {
  label: 'Writing',
  heading: 'Publications',
};

export const mediaClosingCall: ClosingCall = {
  heading: 'Working on a story, an episode or a program?',
  text: 'Send the subject, the format and your deadline. Media inquiries are answered within 4–6\u00A0hours on business days.',
  actions: [
    { label: 'Contact me', href: '/contact' },
    { label: 'Book Speaking Engagement', href: '/speaking-engagement' },
  ],
};
