import { isOnline, type CalendarEvent } from '@advisor/tools/industry-calendar/engine';
import { eventTimestamps } from '@advisor/tools/industry-calendar/ics';
import { sampleEvents } from '@advisor/tools/industry-calendar/events';
import { terms } from '@advisor/tools/industry-glossary/terms';
import type { PropsOf } from '../src/content/definePage.ts';
import type { Content } from '../src/content/assemble.ts';
import {
  plainText,
  questionsCollection,
  stepsOf,
  type PublishedRecipe,
  type Question,
} from '@advisor/content/collections';
import { sharePicturePath } from './share-address.ts';
import { pageAt, type Page } from '../src/content/pages.ts';
import { homePath, recipesPath } from '../src/routing/routes.ts';
import { page as aboutPage } from '../src/pages/about/page.ts';

/** What schema.org knows of a page: who it is about, its events or terms, and where it stands in the site. */
export function structuredData(page: Page, content: Content): object[] {
  const { path } = page;
  const siteUrl = new URL(content.site.owner.siteUrl).origin;
  return [
    ...(aboutThePerson.includes(path) ? [person(content, siteUrl)] : []),
    ...questionPage(page, content, siteUrl),
    ...(path === '/industry-calendar' ? sampleEvents.map(event) : []),
    ...(path === '/industry-glossary' ? [termSet(content.of(page).title, siteUrl + path)] : []),
    ...(path === homePath ? [] : [breadcrumbs(page, content, siteUrl)]),
  ];
}

const aboutThePerson: readonly string[] = [homePath, '/about'];

function person({ site: { owner }, of }: Content, siteUrl: string) {
  const { description, about } = of(aboutPage).words as PropsOf<typeof aboutPage>['words'] & { description: string };
  const { city, region, country } = owner.location;
  const portrait = owner.portrait?.image?.versions.at(-1);
  return {
    '@context': 'https://schema.org',
    '@type': 'Person',
    '@id': `${siteUrl}/about#person`,
    name: owner.name,
    jobTitle: owner.role,
    description,
    url: siteUrl + homePath,
    ...(portrait && { image: siteUrl + portrait.webp }),
    email: `mailto:${owner.email}`,
    address: { '@type': 'PostalAddress', addressLocality: city, addressRegion: region, addressCountry: country },
    knowsAbout: about.expertise,
    sameAs: owner.social.map(({ href }) => href),
  };
}

/** The questions that a page shows, with their answers. */
function questionPage(page: Page, { of }: Content, siteUrl: string) {
  const [name] = Object.entries(page.entries).find(([, shown]) => shown.name === questionsCollection.name) ?? [];
  const questions = name ? (of(page).entries[name] as readonly Question[]) : [];
  if (questions.length === 0) return [];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      '@id': `${siteUrl}${page.path}#questions`,
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
      })),
    },
  ];
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

function termSet(name: string, address: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'DefinedTermSet',
    '@id': address,
    name,
    hasDefinedTerm: terms.map(({ id, term, abbreviation, definition }) => ({
      '@type': 'DefinedTerm',
      '@id': `${address}#${id}`,
      name: term,
      ...(abbreviation && { termCode: abbreviation }),
      description: definition,
    })),
  };
}

// RECIPE-7
/** What schema.org knows of a recipe. */
export function recipeData(
  { path, title, recipe }: { path: string; title: string; recipe: PublishedRecipe },
  content: Content,
): object[] {
  const { owner } = content.site;
  const siteUrl = new URL(owner.siteUrl).origin;
  const { description, prepTime = 0, cookTime = 0, servings, category, picture } = recipe;
  const { parent } = pageAt(recipesPath);
  const shown = picture?.image?.versions.at(-1);
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Recipe',
      '@id': siteUrl + path,
      name: recipe.title,
      url: siteUrl + path,
      image: siteUrl + (shown?.webp ?? sharePicturePath(path)),
      author: { '@type': 'Person', '@id': `${siteUrl}/about#person`, name: owner.name },
      ...(description && { description }),
      ...(prepTime > 0 && { prepTime: `PT${prepTime}M` }),
      ...(cookTime > 0 && { cookTime: `PT${cookTime}M` }),
      ...(prepTime > 0 && cookTime > 0 && { totalTime: `PT${prepTime + cookTime}M` }),
      ...(servings && { recipeYield: String(servings) }),
      ...(category && { recipeCategory: category }),
      recipeIngredient: recipe.ingredients,
      recipeInstructions: stepsOf(recipe.instructions).map((text) => ({ '@type': 'HowToStep', text })),
    },
    trailOf([...pagesOf([...(parent ? [parent] : []), recipesPath], content), { address: path, title }], siteUrl),
  ];
}

const pagesOf = (addresses: readonly string[], { of }: Content) =>
  addresses.map((address) => ({ address, title: of(pageAt(address)).title }));

const breadcrumbs = ({ path, parent }: Page, content: Content, siteUrl: string) =>
  trailOf(pagesOf([parent ?? [], path].flat(), content), siteUrl);

function trailOf(below: readonly { address: string; title: string }[], siteUrl: string) {
  const trail = [{ address: homePath, title: 'Home' }, ...below];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ address, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: siteUrl + address,
    })),
  };
}
