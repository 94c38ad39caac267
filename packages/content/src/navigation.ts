import type { Action } from './shapes/shapes.ts';
import { ventureLinks } from './ventureLinks.ts';
import { owner } from './owner.ts';

export { ventureLinks };

/** The brand name at the left of the navigation bar. */
export const brand: Action = { label: owner.name, href: '/' };

// SITE-6
/** The links of the navigation bar, in their order. */
export const navigationLinks: readonly Action[] = [
  { label: 'Home', href: '/home' },
  { label: 'About', href: '/about' },
  { label: 'Ventures', href: '/ventures' },
  { label: 'Global Initiatives', href: '/global-initiatives' },
  { label: 'Speaking', href: '/speaking-engagement' },
  { label: 'Media', href: '/media' },
  { label: 'Resources', href: '/resources' },
  { label: 'Contact', href: '/contact' },
];

/** The four service pages. */
export const serviceLinks: readonly Action[] = [
  { label: 'Cybersecurity Strategy', href: '/cybersecurity-strategy' },
  { label: 'MSP Consulting', href: '/msp-consulting' },
  { label: 'Channel Development', href: '/channel-development' },
  { label: 'Executive Advisory', href: '/executive-advisory' },
];

export interface FooterColumn {
  heading: string;
  links: readonly Action[];
}

/** The columns of links in the footer. */
export const footerColumns: readonly FooterColumn[] = [
  {
    heading: 'Quick links',
    links: [
      { label: 'About', href: '/about' },
      { label: 'Global Initiatives', href: '/global-initiatives' },
      { label: 'Speaking', href: '/speaking-engagement' },
      { label: 'Media', href: '/media' },
      { label: 'Podcasts', href: '/podcasts' },
      { label: 'White Papers', href: '/white-papers' },
      { label: 'Resources', href: '/resources' },
      { label: 'Media Kit', href: '/media-kit' },
      { label: 'Contact', href: '/contact' },
    ],
  },
  { heading: 'Ventures', links: Object.values(ventureLinks) },
  { heading: 'Services', links: serviceLinks },
];

/** Social profiles, then mail: the last column of the footer. */
export const connectLinks: FooterColumn = {
  heading: 'Connect',
  links: [...owner.social, { label: 'Email', href: `mailto:${owner.email}` }],
};

/** Links beside the copyright line. */
export const legalLinks: readonly Action[] = [
  { label: 'Privacy Policy', href: '/privacy-policy' },
  { label: 'Terms of Service', href: '/terms-of-service' },
];

/** One sentence in the footer that says what the owner does. */
export const footerText = 'Independent advice on cybersecurity, managed services and channel growth, from {place}.';
