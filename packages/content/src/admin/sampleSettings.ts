import { mentorshipTestimonials } from '../collections/testimonials/entries';
import { impactStatistics } from '../collections/impact-statistics/entries';
import { ventures } from '../collections/ventures/entries';
import type { Setting } from './setting';

// ADMIN-10
/** What /admin/site-settings starts with: the words that ship with the site. */
export const sampleSettings: readonly Setting[] = [
  {
    id: 'hero-1',
    type: 'hero',
    title: 'Innovate. Secure. Transform.',
    content:
      'Cybersecurity leadership and digital transformation for managed service providers, the vendors who sell through them and the boards that answer for both.',
    description: 'Cybersecurity Leader, MSP Consultant, Industry Innovator',
  },
  {
    id: 'about-1',
    type: 'about',
    title: 'Two decades of technology leadership',
    content:
      /* placeholder: a paragraph of your own story */
      'I started on a help desk in South Bend, fixing machines for dental offices and machine shops. Within five years I was running the company that did it. We grew from 4 people to 90, were acquired, and I stayed long enough to learn what an acquisition does to a service desk.',
    description: 'I help owners and boards decide what to protect, what to build and what to leave alone.',
  },
  ...mentorshipTestimonials.map(({ quote, author, role, rating }, index) => ({
    id: `testimonial-${index + 1}`,
    type: 'testimonial' as const,
    title: `What ${author} says`,
    content: quote,
    author,
    role,
    rating,
  })),
  ...impactStatistics.map(({ value, label }, index) => ({
    id: `achievement-${index + 1}`,
    type: 'achievement' as const,
    title: label,
    content: label,
    value,
  })),
  ...ventures.map(({ name, type, description }, index) => ({
    id: `venture-${index + 1}`,
    type: 'venture' as const,
    title: name,
    content: description,
    description: type,
  })),
];
