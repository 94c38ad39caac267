import type { Action } from './shapes';

// PAGE-1
/** The hero of the landing page. */
export const hero = {
  label: '{name}',
  headline: 'Innovate. Secure. Transform.',
  tagline:
    'Cybersecurity leadership and digital transformation for managed service providers, the vendors who sell through them and the boards that answer for both.',
  highlights: ['Cybersecurity Leader', 'MSP Consultant', 'Industry Innovator'],
  actions: [
    { label: 'Explore My Work', href: '/media' },
    { label: 'Get In Touch', href: '/contact' },
  ],
} as const satisfies {
  label: string;
  headline: string;
  tagline: string;
  highlights: readonly [string, string, string];
  actions: readonly Action[];
};
