import type { Action, ClosingCall, PageHero, Point, SectionWords, Step } from './shapes';

/** A way to go on from a service page. */
export interface ServiceLink extends Action {
  description: string;
}

/** Everything a service page says. */
export interface ServicePage {
  hero: PageHero;
  offeringsSection: SectionWords;
  /** What can be bought, each for itself. */
  offerings: readonly Point[];
  approachSection: SectionWords;
  /** How the work goes, in order. */
  approach: readonly Step[];
  outcomesSection: SectionWords;
  /** What the client has in hand at the end. */
  outcomes: readonly string[];
  linksSection: SectionWords;
  // PAGE-7
  /** The page's links, in their order. */
  links: readonly ServiceLink[];
  closingCall: ClosingCall;
}
