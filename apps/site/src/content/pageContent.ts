import type { FileFacts } from '@advisor/content/lists';
import type { PublishedRecipe, RecipeSummary } from '@advisor/content/collections';
import type { SiteContent } from './site';

/** What a page shows, as it is handed to its component. */
export interface PageContent {
  /** Of the page, without the owner's name. */
  title: string;
  words: object;
  entries: Readonly<Record<string, readonly unknown[]>>;
  /** What is known of the documents that it links to. */
  files?: FileFacts;
  /** Those on the site, for the page that lists them. */
  recipes?: readonly RecipeSummary[];
  /** Whether a recipe is on the site, for a page that leads to them. */
  hasRecipes?: boolean;
  /** Of the page of a recipe. */
  recipe?: PublishedRecipe;
}

/** What a prerendered document carries for its scripts. */
export interface ContentOfDocument {
  site: SiteContent;
  /** Of the page; a page of the owner has none. */
  page?: PageContent;
  /** Whether there is no page at the address that was asked for. */
  missing?: true;
}

/** The address of a page's content, for the page before it. */
export const contentAddress = (path: string) => `/content${path}.json`;

/** The address of what stands around every page, for a document that was not prerendered. */
export const siteAddress = contentAddress('/site');

/** What the document carries; one that was not prerendered, as in `dev`, asks for it. */
export async function contentOfDocument(): Promise<ContentOfDocument> {
  const carried = document.getElementById('_content')?.textContent;
  if (carried) return JSON.parse(carried) as ContentOfDocument;
  const site = (await fetch(siteAddress).then((response) => response.json())) as SiteContent;
  // RECIPE-1: in `dev` nothing is published.
  return { site, ...(/^\/recipes(?:\/|$)/.test(location.pathname) && { missing: true }) };
}

const known = new Map<string, PageContent>();

let fetchContent = async (path: string): Promise<PageContent> => {
  try {
    const response = await fetch(contentAddress(path));
    if (!response.ok) throw new Error(`It was answered with status ${response.status}.`);
    return (await response.json()) as PageContent;
  } catch (cause) {
    throw new Error(`Failed to fetch the content of ${path}`, { cause });
  }
};

/** Takes the content of pages from elsewhere than the server, such as from the definitions in Storybook. */
export function readContentFrom(source: (path: string) => PageContent): void {
  fetchContent = async (path) => source(path);
}

/** Keeps the content of a page that is at hand. */
export function keepContent(path: string, content: PageContent): void {
  known.set(path, content);
}

/** The content of a page if it is at hand. */
export const contentAt = (path: string): PageContent | undefined => known.get(path);

/** Fetches the content of a page, once. */
export async function loadContent(path: string): Promise<void> {
  if (!known.has(path)) keepContent(path, await fetchContent(path));
}
