import { LinkProvider, List, Section } from '@advisor/ui';
import { CardGrid, ProcessSteps } from '@advisor/ui/sections';
import { ServiceLinkCard } from '../../cards/ServiceLinkCard';
import type { ServicePage as ServicePageContent } from '../../lists/service-page';
import { ClosingCall } from '../ClosingCall';
import { PageOpening } from '../PageOpening';
import { PointCards } from '../PointCards';

export interface ServicePageProps {
  page: ServicePageContent;
}

/**
 * A service from opening to closing call: what can be asked for, how the work goes, what is left at the end, and the
 * ways on. Its links load their page in full (spec/site.md §2), so below it they are plain `<a>` elements.
 */
export function ServicePage({ page }: ServicePageProps) {
  return (
    <LinkProvider component="a">
      <PageOpening hero={page.hero} />
      <PointCards {...page.offeringsSection} points={page.offerings} columns={2} />
      <ProcessSteps {...page.approachSection} steps={page.approach} />
      <Section {...page.outcomesSection} tone="sunken">
        <List items={page.outcomes} columns={2} />
      </Section>
      <CardGrid {...page.linksSection} columns={page.links.length === 4 ? 4 : 3}>
        {page.links.map((link) => (
          <ServiceLinkCard key={link.href} link={link} />
        ))}
      </CardGrid>
      <ClosingCall call={page.closingCall} />
    </LinkProvider>
  );
}
