import type { Board } from '../lists/boards';
import type { CommunityInitiative } from '../lists/community';
import type { ConsultingEngagement } from '../lists/consulting';
import type { CouncilRole } from '../lists/council-roles';
import type { ExcellenceCard } from '../lists/driving-excellence';
import type { FeaturedContent } from '../lists/featured-content';
import type { MentorshipProgram } from '../lists/mentorship-programs';
import type { Podcast } from '../lists/podcasts';
import type { UpcomingAppearance } from '../lists/podcasts-page';
import type { Publication } from '../lists/publications';
import type { Resource, ResourceCategory } from '../lists/resources';
import type { SpeakingTopic } from '../lists/speaking';
import type { SpeakingEngagement } from '../lists/speaking-engagements';
import type { Tool } from '../lists/tools';
import type { Venture } from '../lists/ventures';
import type { WhitePaper } from '../lists/white-papers';
import { listOf, shape } from './shape';
import { count, day, description, externalUrl, href, hrefOrNull, kind, label, pagePath, title } from './text';

// The lists of CONTENT-1, in its order.

export const venture = shape<Venture>({
  name: label,
  type: label,
  description,
  icon: kind('icon'),
  highlights: listOf(label, 4),
  colour: kind('colour'),
  href,
});

export const board = shape<Board>({
  name: label,
  type: label,
  description,
  role: label,
  colour: kind('colour'),
  website: externalUrl.optional(),
});

export const councilRole = shape<CouncilRole>({
  name: label,
  organization: label,
  role: label,
  description,
  responsibilities: listOf(label, 4),
});

export const consultingEngagement = shape<ConsultingEngagement>({
  name: label,
  type: label,
  role: label,
  description,
  impact: label,
  focus: listOf(label),
});

export const mentorshipProgram = shape<MentorshipProgram>({
  name: label,
  type: label,
  description,
  regions: label,
  focus: listOf(label),
  illustration: kind('illustration'),
  illustrationAlt: title,
  duration: label,
  cadence: label,
  option: label.oneOf(['technology', 'cybersecurity', 'msp']),
});

export const communityInitiative = shape<CommunityInitiative>({
  name: label,
  type: label,
  description,
  impact: label,
  focus: listOf(label),
});

export const podcast = shape<Podcast>({
  title,
  platform: label,
  date: day,
  description,
  duration: label.matches(/^\d+ minutes$/),
  type: kind('podcastType'),
  url: externalUrl,
});

export const speakingEngagement = shape<SpeakingEngagement>({
  title,
  type: kind('speakingType'),
  venue: label,
  date: day,
  topic: description,
  audience: label.matches(/^\d[\d,]*\+ /),
  url: externalUrl,
});

export const publication = shape<Publication>({
  title,
  type: kind('publicationType'),
  publisher: label,
  date: day,
  description,
  url: externalUrl,
});

export const resource = shape<Resource>({
  name: label,
  type: kind('resourceType'),
  description,
  downloadUrl: hrefOrNull,
});

export const resourceCategory = shape<ResourceCategory>({ name: label, description, resources: listOf(resource, 3) });

export const featuredContent = shape<FeaturedContent>({
  title,
  type: kind('featuredType'),
  duration: label.optional(),
  pages: count.optional(),
  description,
  link: hrefOrNull,
}).test(
  'length',
  '${path} has either a duration or pages',
  ({ duration, pages }) => (duration === undefined) !== (pages === undefined),
);

export const tool = shape<Tool>({
  name: label,
  description,
  category: kind('toolCategory'),
  icon: kind('icon'),
  url: href,
});

// Lists that single pages have (PAGE-1 to PAGE-27).

export const excellenceCard = shape<ExcellenceCard>({ title, description, icon: kind('icon'), href: pagePath });

export const speakingTopic = shape<SpeakingTopic>({ title, description, duration: label, audience: label });

export const upcomingAppearance = shape<UpcomingAppearance>({
  title,
  platform: label,
  date: day,
  status: kind('appearanceStatus'),
});

export const whitePaper = shape<WhitePaper>({
  title,
  description,
  category: kind('paperCategory'),
  pages: count,
  date: day,
  downloads: count,
  downloadUrl: hrefOrNull,
});
