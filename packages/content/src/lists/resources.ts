import type { ClosingCall, PageHero, SectionWords } from './shapes';

export const resourcesHero: PageHero = {
  label: 'Resources',
  headline: 'Take what helps',
  lead: 'Documents I use with clients, and six tools that run in your browser. The tools ask for no account and send nothing.',
};

export const librarySection: SectionWords = {
  label: 'Library',
  heading: 'Resource library',
  intro: 'Twelve documents in four groups.',
};

export const toolsSection: SectionWords = {
  label: 'Tools',
  heading: 'Interactive tools',
  intro: 'What you enter stays on your device.',
};

export const resourcesClosingCall: ClosingCall = {
  heading: 'Need something that is not here?',
  text: 'If three people ask for the same thing, I write it. If you need it sooner, we can make it for your company.',
  actions: [
    { label: 'Request a resource', href: '/contact' },
    { label: 'Schedule Consultation', href: '/schedule-consultation' },
  ],
};
