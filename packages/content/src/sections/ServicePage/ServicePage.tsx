import { LinkProvider, List, Section } from '@advisor/ui';
import { CardGrid, ProcessSteps } from '@advisor/ui/sections';
import { ServiceLinkCard, type ServiceLink } from '../../cards/ServiceLinkCard';
import type { ClosingCall as ClosingCallWords, PageHero, Point, SectionWords, Step } from '../../shapes';
import { ClosingCall } from '../ClosingCall';
import { PageOpening } from '../PageOpening';
import { PointCards } from '../PointCards';

export interface ServicePageProps {
  /** The opening of the page: label, headline, lead and, if need be, facts and buttons. */
  hero: PageHero;
  /** The words above the services: a heading and, if need be, a label and an intro. */
  offeringsSection: SectionWords;
  /** The services, each available separately. */
  offerings: readonly Point[];
  /** The words above the steps: a heading and, if need be, a label and an intro. */
  approachSection: SectionWords;
  /** The steps of the work, in order. */
  approach: readonly Step[];
  /** The words above what the client receives: a heading and, if need be, a label and an intro. */
  outcomesSection: SectionWords;
  /** What the client receives. */
  outcomes: readonly string[];
  /** The words above the links: a heading and, if need be, a label and an intro. */
  linksSection: SectionWords;
  // PAGE-7
  /** The page's links, in their order. */
  links: readonly ServiceLink[];
  /** The end of the page: a heading, a text and one or two buttons. */
  closingCall: ClosingCallWords;
}

// PAGE-7, SITE-11
/**
 * A service from hero to closing call: what is offered, how the work proceeds, the results, and the links. They load the
 * next page in full, so they are plain `<a>` elements even inside a router.
 */
export function ServicePage(page: ServicePageProps) {
  return (
    <LinkProvider component="a">
      <PageOpening {...page.hero} />
      <PointCards {...page.offeringsSection} points={page.offerings} columns={2} />
      <ProcessSteps {...page.approachSection} steps={page.approach} />
      <Section {...page.outcomesSection} background="sunken">
        <List items={page.outcomes} columns={2} />
      </Section>
      <CardGrid {...page.linksSection} columns={page.links.length === 4 ? 4 : 3}>
        {page.links.map((link) => (
          <ServiceLinkCard key={link.href} link={link} />
        ))}
      </CardGrid>
      <ClosingCall {...page.closingCall} />
    </LinkProvider>
  );
}
