import type { FileFacts, WhitePaper } from '@advisor/content/lists';
import type { Edition, EditionSummary, PublishedRecipe, RecipeSummary } from '@advisor/content/collections';
import type { FirstPage } from '@advisor/content/documents';
import type { SiteContent } from './site';

/** A page's content, as passed to its component. */
export interface PageContent {
  /** The page's title, without the owner's name. */
  title: string;
  words: object;
  entries: Readonly<Record<string, readonly unknown[]>>;
  /** Facts about the documents that it links to. */
  files?: FileFacts;
  /** The published recipes, for the page that lists them. */
  recipes?: readonly RecipeSummary[];
  /** Whether any recipe is published, for a page that links to them. */
  hasRecipes?: boolean;
  /** For a recipe's page. */
  recipe?: PublishedRecipe;
  /** The published editions, for the page that lists them. */
  editions?: readonly EditionSummary[];
  /** The content of the newest edition. */
  newestHeadings?: readonly string[];
  /** For an edition's page. */
  edition?: Edition;
  /** The papers' pages, in order, for the page that lists them. */
  paperPages?: readonly string[];
  /** For a paper's page. */
  paper?: WhitePaper;
  /** The paper's first page, if the site generates its file. */
  firstPage?: FirstPage;
}

/** The data that a prerendered document embeds for its scripts. */
export interface ContentOfDocument {
  site: SiteContent;
  /** The page's content; the owner's pages have none. */
  page?: PageContent;
  /** Whether there is no page at the requested path. */
  missing?: true;
}

/** The URL of a page's content, for client navigation. */
export const contentAddress = (path: string) => `/content${path}.json`;

/** The URL of the frame's content, for a document that was not prerendered. */
export const siteAddress = contentAddress('/site');

/** The document's embedded data; one that was not prerendered, as in `dev`, fetches it. */
export async function contentOfDocument(): Promise<ContentOfDocument> {
  const carried = document.getElementById('content')?.textContent;
  if (carried) return JSON.parse(carried) as ContentOfDocument;
  const site = (await fetch(siteAddress).then((response) => response.json())) as SiteContent;
  // RECIPE-1, BRIEF-15: in `dev` nothing is published.
  return { site, ...(/^\/(?:recipes(?:\/|$)|executive-brief\/.)/.test(location.pathname) && { missing: true }) };
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

/** Overrides where page content comes from, such as from the definitions in Storybook. */
export function readContentFrom(source: (path: string) => PageContent): void {
  fetchContent = async (path) => source(path);
}

/** Caches the content of a page. */
export function keepContent(path: string, content: PageContent): void {
  known.set(path, content);
}

/** A page's content, if cached. */
export const contentAt = (path: string): PageContent | undefined => known.get(path);

/** Fetches a page's content, once. */
export async function loadContent(path: string): Promise<void> {
  if (!known.has(path)) keepContent(path, await fetchContent(path));
}
