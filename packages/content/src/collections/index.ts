import { ownerCollection } from './owner';
import { navigationCollection } from './navigation';
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
import { questionsCollection } from './questions';
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

export * from './owner';
export * from './navigation';
export * from './boards';
export * from './briefs';
export * from './community-initiatives';
export * from './consulting-engagements';
export * from './contact-cards';
export * from './council-roles';
export * from './coverage';
export * from './driving-excellence';
export * from './featured-content';
export * from './guide-chapters';
export * from './impact-statistics';
export * from './media-assets';
export * from './mentorship-programs';
export * from './partnership-models';
export * from './podcasts';
export * from './publications';
export * from './questions';
export * from './recipes';
export * from './resources';
export * from './service-areas';
export * from './consultation-sessions';
export * from './executive-sessions';
export * from './channel-strategy-sessions';
export * from './planning-sessions';
export * from './speaking-engagements';
export * from './speaking-topics';
export * from './success-stories';
export * from './testimonials';
export * from './tools';
export * from './upcoming-appearances';
export * from './ventures';
export * from './white-papers';
export { fillIn, ownerWords } from './ownerWords';
export type { Owner } from './owner/schema';
export type { Navigation } from './navigation/schema';
export { collection } from './collection';
export type { Collection, Entries } from './collection';
export { entry, field } from './field';
export type { Control, EntryOf, Field, FieldMeta, Fields } from './field';
export { words } from './words';
export { filesIn, withFiles, type ContentPicture, type FileUse, type SiteFiles } from './files';
export { publicFiles } from '../schema/rules';
export { plainText } from '../schema/richText';
export { placeEntries, problemOf } from './stored';
export type { ContentProblem, PlacedEntry, StoredEntry } from './stored';

/** All collections of the package; the words of a page are one of the page. */
export const collections = [
  ownerCollection,
  navigationCollection,
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
  questionsCollection,
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
export { nameSitePages } from '../schema/sitePages';
