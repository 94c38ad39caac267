import { boardsCollection } from './boards';
import { briefsCollection } from './briefs';
import { communityInitiativesCollection } from './community-initiatives';
import { consultingEngagementsCollection } from './consulting-engagements';
import { contactCardsCollection } from './contact-cards';
import { councilRolesCollection, advisoryBodiesCollection } from './council-roles';
import { recentCoverageCollection } from './coverage';
import { drivingExcellenceCollection } from './driving-excellence';
import { featuredContentCollection } from './featured-content';
import { mspGuideChaptersCollection } from './guide-chapters';
import { impactStatisticsCollection } from './impact-statistics';
import { mediaAssetGroupsCollection } from './media-assets';
import { mentorshipProgramsCollection } from './mentorship-programs';
import { partnershipModelsCollection } from './partnership-models';
import { podcastsCollection } from './podcasts';
import { publicationsCollection } from './publications';
import { resourceCategoriesCollection } from './resources';
import { serviceAreasCollection } from './service-areas';
import { consultationSessionsCollection } from './consultation-sessions';
import { executiveSessionsCollection } from './executive-sessions';
import { channelStrategyOptionsCollection } from './channel-strategy-sessions';
import { planningSessionsCollection } from './planning-sessions';
import { speakingEngagementsCollection } from './speaking-engagements';
import { speakingTopicsCollection } from './speaking-topics';
import { successStoriesCollection } from './success-stories';
import { mentorshipTestimonialsCollection } from './testimonials';
import { toolsCollection } from './tools';
import { upcomingAppearancesCollection } from './upcoming-appearances';
import { venturesCollection } from './ventures';
import { whitePapersCollection } from './white-papers';

export type { Collection, Entries } from './collection';
export type { Control, Field, FieldMeta } from './field';
export { placeEntries, problemOf } from './stored';
export type { ContentProblem, PlacedEntry, StoredEntry } from './stored';

/** All collections. */
export const collections = [
  boardsCollection,
  briefsCollection,
  communityInitiativesCollection,
  consultingEngagementsCollection,
  contactCardsCollection,
  councilRolesCollection,
  advisoryBodiesCollection,
  recentCoverageCollection,
  drivingExcellenceCollection,
  featuredContentCollection,
  mspGuideChaptersCollection,
  impactStatisticsCollection,
  mediaAssetGroupsCollection,
  mentorshipProgramsCollection,
  partnershipModelsCollection,
  podcastsCollection,
  publicationsCollection,
  resourceCategoriesCollection,
  serviceAreasCollection,
  consultationSessionsCollection,
  executiveSessionsCollection,
  channelStrategyOptionsCollection,
  planningSessionsCollection,
  speakingEngagementsCollection,
  speakingTopicsCollection,
  successStoriesCollection,
  mentorshipTestimonialsCollection,
  toolsCollection,
  upcomingAppearancesCollection,
  venturesCollection,
  whitePapersCollection,
] as const;
