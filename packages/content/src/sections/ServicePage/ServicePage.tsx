import { LinkProvider } from '@advisor/ui';
import type { ReactNode } from 'react';
import { CardGrid, FeatureList, ListSection } from '@advisor/ui/sections';
import { ServiceLinkCard, type ServiceLink } from '../../cards/ServiceLinkCard';
import type { ClosingCall as ClosingCallWords, PageHero, Point, SectionWords, Step } from '../../shapes';
import { Chain } from '../Chain';
import { ClosingCall } from '../ClosingCall';
import { Contents } from '../Contents';
import { PageOpening, type PageOpeningProps } from '../PageOpening';
import { PointCards } from '../PointCards';
import { ScaledSteps } from '../ScaledSteps';
import { Statements } from '../Statements';

/** The layouts of a service page: which part comes first, and how the parts are drawn. */
export const serviceIdeas = ['ranking', 'measurement', 'chain', 'answer'] as const;

export interface ServicePageProps extends Pick<PageOpeningProps, 'cover'> {
  /**
   * The layout: `ranking` numbers the offerings; `measurement` starts with the process; `chain` connects consecutive
   * parts; `answer` starts with the results, and has no cards.
   * @default 'ranking'
   */
  idea?: (typeof serviceIdeas)[number];
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
  /** The page's links, in order. */
  links: readonly ServiceLink[];
  closingCall: ClosingCallWords;
}

// PAGE-7, PAGE-43, SITE-11
/**
 * A service page from hero to closing call: offerings, process, results and links, arranged by `idea`. The links load
 * the next page in full, so they are plain `<a>` elements even inside a router.
 */
export function ServicePage({ idea = 'ranking', cover, hero, ...page }: ServicePageProps) {
  const Parts = parts[idea];
  return (
    <LinkProvider component="a">
      <PageOpening {...hero} cover={cover} />
      <Contents chapters={chapters[idea].map((name) => page[name])} />
      <Parts {...page} />
      <ClosingCall {...page.closingCall} />
    </LinkProvider>
  );
}

/** The sections in the order of each layout. */
const chapters = {
  ranking: ['offeringsSection', 'approachSection', 'outcomesSection', 'linksSection'],
  measurement: ['approachSection', 'outcomesSection', 'offeringsSection', 'linksSection'],
  chain: ['offeringsSection', 'outcomesSection', 'approachSection', 'linksSection'],
  answer: ['outcomesSection', 'offeringsSection', 'approachSection', 'linksSection'],
} as const satisfies Record<(typeof serviceIdeas)[number], readonly (keyof PartsProps)[]>;

type PartsProps = Omit<ServicePageProps, 'idea' | 'cover' | 'hero'>;

const parts: Record<(typeof serviceIdeas)[number], (page: PartsProps) => ReactNode> = {
  ranking: (page) => (
    <>
      <FeatureList {...page.offeringsSection} items={page.offerings} numbered />
      <ScaledSteps {...page.approachSection} steps={page.approach} />
      <ListSection {...page.outcomesSection} surface="sunken" items={page.outcomes} columns={2} />
      <LinkCards {...page} />
    </>
  ),
  measurement: (page) => (
    <>
      <ScaledSteps {...page.approachSection} steps={page.approach} />
      <Statements {...page.outcomesSection} surface="sunken" items={page.outcomes} />
      <PointCards {...page.offeringsSection} points={page.offerings} columns={2} />
      <LinkCards {...page} />
    </>
  ),
  chain: (page) => (
    <>
      <Chain {...page.offeringsSection} points={page.offerings} />
      <ListSection {...page.outcomesSection} surface="sunken" items={page.outcomes} columns={2} />
      <ScaledSteps {...page.approachSection} steps={page.approach} />
      <LinkCards {...page} />
    </>
  ),
  answer: (page) => (
    <>
      <Statements {...page.outcomesSection} items={page.outcomes} />
      <FeatureList {...page.offeringsSection} surface="sunken" items={page.offerings} />
      <ScaledSteps {...page.approachSection} steps={page.approach} />
      <FeatureList
        {...page.linksSection}
        items={page.links.map(({ label, href, description }) => ({ title: label, href, description }))}
      />
    </>
  ),
};

function LinkCards({ linksSection, links }: PartsProps) {
  return (
    <CardGrid {...linksSection} columns={links.length === 4 ? 4 : 3}>
      {links.map((link) => (
        <ServiceLinkCard key={link.href} link={link} />
      ))}
    </CardGrid>
  );
}
