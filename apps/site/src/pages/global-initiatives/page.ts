import {
  advisoryBodiesCollection,
  communityInitiativesCollection,
  consultingEngagementsCollection,
  councilRolesCollection,
  impactStatisticsCollection,
  mentorshipProgramsCollection,
  words,
} from '@advisor/content/collections';
import {
  advisoryBodiesSection,
  communitySection,
  consultingSection,
  councilRolesSection,
  globalInitiativesClosingCall,
  globalInitiativesHero,
  impactSection,
  mentorshipSection,
} from '@advisor/content/lists';
import { definePage } from '../../content/definePage';

export const page = definePage({
  path: '/global-initiatives',
  title: 'Global Initiatives',
  description:
    'Council seats, advisory bodies, consulting, mentorship programs and nonprofits, with the figures behind them.',
  searchWords: 'community, charity, nonprofit, volunteering, councils',
  fields: {
    hero: words.opening(),
    impact: words.section('Impact'),
    councilRoles: words.section('Council roles'),
    advisoryBodies: words.section('Advisory bodies'),
    consulting: words.section('Consulting'),
    mentorship: words.section('Mentorship'),
    community: words.section('Community'),
    closingCall: words.closingCall(),
  },
  words: {
    hero: globalInitiativesHero,
    impact: impactSection,
    councilRoles: councilRolesSection,
    advisoryBodies: advisoryBodiesSection,
    consulting: consultingSection,
    mentorship: mentorshipSection,
    community: communitySection,
    closingCall: globalInitiativesClosingCall,
  },
  entries: {
    impactStatistics: impactStatisticsCollection,
    councilRoles: councilRolesCollection,
    advisoryBodies: advisoryBodiesCollection,
    consultingEngagements: consultingEngagementsCollection,
    mentorshipPrograms: mentorshipProgramsCollection,
    communityInitiatives: communityInitiativesCollection,
  },
});
