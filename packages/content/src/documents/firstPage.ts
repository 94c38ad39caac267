import { editionLine, type DocumentSection, type SiteDocument } from './document';
import { countWords, textsOf } from './texts';

/** The first page of a document, with its table of contents. */
export interface FirstPage extends Pick<SiteDocument, 'title' | 'summary'> {
  /** Kind, edition and date. */
  edition: string;
  /** The content of the page; the last section may be truncated. */
  sections: readonly DocumentSection[];
  /** The headings of all sections. */
  contents: readonly string[];
}

/** The approximate capacity of a page below the title. */
const wordsOfPage = 320;

// PAGE-50
/** The first page of a document by word count: whole blocks until the page is full, but at least one. */
export function firstPageOf(document: SiteDocument): FirstPage {
  const { title, summary, sections } = document;
  const shown: DocumentSection[] = [];
  let free = wordsOfPage;
  for (const { heading, blocks } of sections) {
    const fitting = [];
    for (const block of blocks) {
      free -= countWords(textsOf(block));
      if (free < 0 && (shown.length > 0 || fitting.length > 0)) break;
      fitting.push(block);
    }
    if (fitting.length > 0) shown.push({ heading, blocks: fitting });
    if (free <= 0) break;
  }
  return {
    title,
    summary,
    edition: editionLine(document),
    sections: shown,
    contents: sections.map(({ heading }) => heading),
  };
}
