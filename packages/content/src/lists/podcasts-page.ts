import type { ClosingCall, PageHero, SectionWords } from './shapes';

export const podcastsHero: PageHero = {
  label: 'Podcasts',
  headline: 'Podcast appearances',
  lead: 'I like hosts who ask follow-up questions. Here is what we talked about, and what is coming up.',
};

export const featuredEpisodesSection: SectionWords = { label: 'Episodes', heading: 'Featured episodes' };

export const upcomingSection: SectionWords = {
  label: 'Coming up',
  heading: 'Upcoming appearances',
  intro: 'Confirmed means recorded or contracted. Scheduled dates may still move.',
};

export const podcastTopicsSection: SectionWords = { label: 'Topics', heading: 'What I can talk about' };

export const podcastTopics: readonly string[] = [
  'Security programs for small teams',
  'Cyber insurance and evidence',
  'MSP pricing and margins',
  'Service provider mergers',
  'Partner programs',
  'Boards and technology risk',
  'Mentoring across borders',
  'Llamas, within reason',
];

export const podcastsClosingCall: ClosingCall = {
  heading: 'Invite me to your show',
  text: 'Send a recent episode and the question you would open with. I record from a treated room with a proper microphone.',
  actions: [
    { label: 'Contact me', href: '/contact' },
    { label: 'Get the media kit', href: '/media-kit' },
  ],
};
