import { owner } from '@advisor/content';
import { about, pages, tools, type PagePath } from '@advisor/content/lists';
import { homePath, type Route } from './routes';

/** What schema.org knows of a page: who it is about, and where it stands in the site. `siteUrl` has no slash at its end. */
export function structuredData({ path, title }: Pick<Route, 'path' | 'title'>, siteUrl: string): object[] {
  return [
    ...(aboutThePerson.includes(path) ? [person(siteUrl)] : []),
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
    description: pages['/about'].description,
    url: siteUrl + homePath,
    email: `mailto:${owner.email}`,
    address: { '@type': 'PostalAddress', addressLocality: city, addressRegion: region, addressCountry: country },
    knowsAbout: about.expertise,
    sameAs: owner.social.map(({ href }) => href),
  };
}

function breadcrumbs(page: Pick<Route, 'path' | 'title'>, siteUrl: string) {
  const parent = parents.get(page.path);
  const trail = [
    { path: homePath, title: 'Home' },
    ...(parent ? [{ path: parent, title: pages[parent].title }] : []),
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
