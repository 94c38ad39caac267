import type { ClosingCall, PageHero, SectionWords } from './shapes';

export const venturesHero: PageHero = {
  label: 'Ventures',
  headline: 'Companies I founded, and boards I sit on',
  lead: 'Each venture began with a problem that kept coming up in advisory work. The boards keep me close to people who see it from the other side.',
};

export const venturesSection: SectionWords = {
  label: 'Ventures',
  heading: 'What I build when advice is not enough',
  intro: 'Three of these serve the channel. The fourth has llamas.',
};

// PAGE-3
/** The two buttons below the boards. */
export const venturesClosingCall: ClosingCall = {
  heading: 'See the results',
  text: 'The portfolio has my talks and articles about this work. A first conversation about your own case takes 45 minutes.',
  actions: [
    { label: 'Schedule Consultation', href: '/schedule-consultation' },
    { label: 'View Portfolio', href: '/media' },
  ],
};
