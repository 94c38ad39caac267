import { owner } from '@advisor/content';
import { about, pageDescriptions, pageTitles, tools, type PagePath } from '@advisor/content/lists';
import { isOnline, type CalendarEvent } from '@advisor/tools/industry-calendar/engine';
import { eventTimestamps } from '@advisor/tools/industry-calendar/ics';
import { sampleEvents } from '@advisor/tools/industry-calendar/events';
import { terms } from '@advisor/tools/industry-glossary/terms';
import { homePath, type Route } from '../src/routing/routes.ts';

/** What schema.org knows of a page: who it is about, its events or terms, and where it stands in the site. `siteUrl` has no slash at its end. */
export function structuredData({ path, title }: Pick<Route, 'path' | 'title'>, siteUrl: string): object[] {
  return [
    ...(aboutThePerson.includes(path) ? [person(siteUrl)] : []),
    ...(path === '/industry-calendar' ? sampleEvents.map(event) : []),
    ...(path === '/industry-glossary' ? [termSet(siteUrl + path)] : []),
    ...(path === homePath ? [] : [breadcrumbs({ path, title }, siteUrl)]),
  ];
}

const aboutThePerson: readonly string[] = [homePath, '/about'];

function person(siteUrl: string) {
  const { city, region, country } = owner.location;
  return {
    '@context': 'https://schema.org',
    '@type': 'Person',
    '@id': `${siteUrl}/about#person`,
    name: owner.name,
    jobTitle: owner.role,
    description: pageDescriptions['/about'],
    url: siteUrl + homePath,
    email: `mailto:${owner.email}`,
    address: { '@type': 'PostalAddress', addressLocality: city, addressRegion: region, addressCountry: country },
    knowsAbout: about.expertise,
    sameAs: owner.social.map(({ href }) => href),
  };
}

/** Where it takes place is a place, or the address where it is followed online. */
function event(entry: CalendarEvent) {
  const { title, location, organizer, description, website, registrationUrl } = entry;
  const address = website ?? registrationUrl;
  const online = isOnline(entry);
  const { start, end } = eventTimestamps(entry);
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: title,
    startDate: start,
    ...(entry.endTime && { endDate: end }),
    eventAttendanceMode: `https://schema.org/${online ? 'Online' : 'Offline'}EventAttendanceMode`,
    eventStatus: 'https://schema.org/EventScheduled',
    location: online
      ? { '@type': 'VirtualLocation', url: registrationUrl ?? website }
      : { '@type': 'Place', name: location, address: location },
    organizer: { '@type': 'Organization', name: organizer, ...(website && { url: website }) },
    description,
    ...(address && { url: address }),
  };
}

function termSet(address: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'DefinedTermSet',
    '@id': address,
    name: pageTitles['/industry-glossary'],
    hasDefinedTerm: terms.map(({ id, term, abbreviation, definition }) => ({
      '@type': 'DefinedTerm',
      '@id': `${address}#${id}`,
      name: term,
      ...(abbreviation && { termCode: abbreviation }),
      description: definition,
    })),
  };
}

function breadcrumbs(page: Pick<Route, 'path' | 'title'>, siteUrl: string) {
  const parent = parents.get(page.path);
  const trail = [
    { path: homePath, title: 'Home' },
    ...(parent ? [{ path: parent, title: pageTitles[parent] }] : []),
    page,
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ path, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: siteUrl + path,
    })),
  };
}

/** The pages below another one than the landing page: under each, what it leads on to. */
const children: Partial<Record<PagePath, readonly string[]>> = {
  '/ventures': ['/brambles-farm'],
  '/global-initiatives': ['/apply-mentorship-program', '/partnership-opportunities'],
  '/media': ['/podcasts', '/white-papers', '/media-kit'],
  '/resources': tools.map(({ url }) => url),
  '/cybersecurity-strategy': ['/download-strategy-guide'],
  '/msp-consulting': ['/book-msp-assessment', '/download-msp-guide'],
  '/channel-development': [
    '/channel-assessment',
    '/discuss-channel-strategy',
    '/schedule-channel-planning',
    '/request-channel-audit',
  ],
  '/executive-advisory': ['/book-executive-session', '/request-advisory-proposal', '/executive-brief'],
};

const parents = new Map(
  Object.entries(children).flatMap(([parent, paths]) => paths.map((path) => [path, parent as PagePath] as const)),
);
