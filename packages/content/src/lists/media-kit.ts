import type { Href } from './paths';
import type { ClosingCall, PageHero, SectionWords } from './shapes';

export const mediaKitHero: PageHero = {
  label: 'For the press',
  headline: 'Media kit',
  lead: 'Facts, a biography and files that you may use with credit, without asking.',
};

export const quickFactsSection: SectionWords = { label: 'Quick facts', heading: 'At a glance' };

export const quickFacts: readonly { label: string; value: string }[] = [
  { label: 'Name', value: '{name}' },
  { label: 'Role', value: '{role}' },
  { label: 'Based in', value: '{place}' },
  { label: 'Experience', value: 'Two decades of technology leadership, 15+ years of it in global advisory work' },
  { label: 'Speaking', value: '200+ events, audiences from 50+ to 1,700+' },
  { label: 'Languages', value: 'English and Spanish' },
];

export const biographySection: SectionWords = { label: 'Biography', heading: 'Biography' };

/** For introductions: the first paragraph alone, or all three. */
export const biography: readonly string[] = [
  /* placeholder: a paragraph of your own biography */
  '{name} advises managed service providers, technology vendors and corporate boards on cybersecurity and growth.',
  /* placeholder: a paragraph of your own biography */
  'She began on a help desk in South Bend, Indiana, ran the company within five years and led it through its acquisition. She has since been head of security at a regional health network and founded three companies that serve the channel.',
  /* placeholder: a paragraph of your own biography */
  'She chairs the Cybersecurity Council of the Alliance of Managed Service Firms and the Partner Advisory Board of Channel Commons. She lives near Brambles Farm, which her family has worked since 1984.',
];

export const mediaContactSection: SectionWords = {
  label: 'Contact',
  heading: 'Media contact',
  intro: 'Media inquiries are answered within 4–6\u00A0hours on business days.',
};

export const mediaContact: readonly { label: string; value: string; href?: Href }[] = [
  { label: 'Email', value: '{mediaEmail}', href: 'mailto:{mediaEmail}' },
  { label: 'Phone', value: '{phone}' },
  { label: 'Location', value: '{place}' },
];

export const mediaAssetsSection: SectionWords = { label: 'Files', heading: 'Files for download' };

export const coverageSection: SectionWords = { label: 'Coverage', heading: 'Recent coverage' };

export const mediaKitClosingCall: ClosingCall = {
  heading: 'Need something else?',
  text: 'Ask for an interview, a quote or a file in another format. Say when you need it.',
  actions: [
    { label: 'Request an interview', href: '/contact' },
    { label: 'Request a talk', href: '/speaking-engagement' },
  ],
};
