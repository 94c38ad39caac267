import { about, aboutHero } from '../lists/about';
import { plainText } from '../schema/richText';
import { mentorshipTestimonials } from '../collections/testimonials/entries';
import { hero } from '../lists/hero';
import { impactStatistics } from '../collections/impact-statistics/entries';
import { ventures } from '../collections/ventures/entries';
import type { Setting } from './setting';

// ADMIN-10
/** What /admin/site-settings starts with: the current words of the site. */
export const sampleSettings: readonly Setting[] = [
  {
    id: 'hero-1',
    type: 'hero',
    title: hero.headline,
    content: hero.tagline,
    description: hero.highlights.join(', '),
  },
  {
    id: 'about-1',
    type: 'about',
    title: aboutHero.headline,
    content: plainText(about.background[0]!),
    description: aboutHero.lead,
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
