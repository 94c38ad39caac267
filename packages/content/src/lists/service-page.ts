import type { Action, ClosingCall, PageHero, Point, SectionWords, Step } from './shapes';

/** A link of a service page. */
export interface ServiceLink extends Action {
  description: string;
}

/** The content of a service page. */
export interface ServicePage {
  hero: PageHero;
  offeringsSection: SectionWords;
  /** The services, each available separately. */
  offerings: readonly Point[];
  approachSection: SectionWords;
  /** The steps of the work, in order. */
  approach: readonly Step[];
  outcomesSection: SectionWords;
  /** What the client receives. */
  outcomes: readonly string[];
  linksSection: SectionWords;
  // PAGE-7
  /** The page's links, in their order. */
  links: readonly ServiceLink[];
  closingCall: ClosingCall;
}
