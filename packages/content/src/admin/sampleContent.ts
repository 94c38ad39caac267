import { featuredContent } from '../collections/featured-content/entries';
import { podcasts } from '../collections/podcasts/entries';
import { publications } from '../collections/publications/entries';
import { speakingEngagements } from '../collections/speaking-engagements/entries';
import type { ContentItem } from './contentItem';

/** How many of each kind the page begins with. */
const few = 3;

const monthOf = (date: string) =>
  new Date(date).toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

// ADMIN-10
/** What /admin/content starts with: the newest entries of the site's own lists. */
export const sampleContent: readonly ContentItem[] = [
  ...publications.slice(0, few).map(({ title, description, date, url, publisher }, index) => ({
    id: `publication-${index + 1}`,
    type: 'publication' as const,
    title,
    description,
    date: monthOf(date),
    url,
    publisher,
  })),
  ...podcasts.slice(0, few).map(({ title, description, date, url, platform, duration }, index) => ({
    id: `podcast-${index + 1}`,
    type: 'podcast' as const,
    title,
    description,
    date: monthOf(date),
    url,
    platform,
    duration,
  })),
  ...speakingEngagements.slice(0, few).map(({ title, type, venue, date, topic, audience, url }, index) => ({
    id: `speaking-${index + 1}`,
    type: 'speaking' as const,
    title,
    description: `${type} on ${topic.charAt(0).toLowerCase()}${topic.slice(1)}.`,
    date: monthOf(date),
    url,
    venue,
    topic,
    audience,
    eventType: type,
  })),
  ...featuredContent.slice(0, few).map(({ title, description }, index) => ({
    id: `media-${index + 1}`,
    type: 'media' as const,
    title,
    description,
    date: 'On the resources page',
  })),
];
