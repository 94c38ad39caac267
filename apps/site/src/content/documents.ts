import { fillIn } from '@advisor/content/collections';
import {
  documentAddress,
  documentsOf,
  firstPageOf,
  type DocumentName,
  type PressWords,
  type SiteDocument,
} from '@advisor/content/documents';
import type { Content, PlacedPaper } from './assemble';
import type { PageContent } from './pageContent';
import { pageAt } from './pages';

// For the build and for stories: no page loads the text of all documents.

/** The site's documents with the owner's details, by path. */
export function documentsWith(content: Content): ReadonlyMap<string, SiteDocument> {
  const press = content.of(pageAt('/media-kit')).words as PressWords;
  const documents: Record<DocumentName, SiteDocument> = fillIn(documentsOf(press), content.site.owner);
  return new Map(
    Object.entries(documents).map(([name, document]) => [documentAddress(name as DocumentName), document] as const),
  );
}

// PAGE-50
/** The content of a paper's page: with its first page, if the site generates its file. */
export function contentOfPaper(
  { data }: PlacedPaper,
  content: Content,
  documents: ReadonlyMap<string, SiteDocument>,
): PageContent {
  const { words, files } = content.of(pageAt('/white-papers'));
  const { paper } = words as { paper: object };
  const address = data.downloadUrl;
  const document = address === null ? undefined : documents.get(address);
  const known = address === null ? undefined : files?.[address];
  return {
    title: data.title,
    words: { paper },
    entries: {},
    paper: data,
    ...(known && { files: { [address!]: known } }),
    ...(document && { firstPage: firstPageOf(document) }),
  };
}
