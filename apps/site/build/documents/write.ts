import { createHash } from 'node:crypto';
import { fillIn } from '@advisor/content/collections';
import { documentAddress, documentsOf, type DocumentName, type PressWords } from '@advisor/content/documents';
import type { FileFacts } from '@advisor/content/lists';
import type { Content } from '../../src/content/assemble.ts';
import { pageAt } from '../../src/content/pages.ts';
import type { Output } from '../output.ts';

/** The documents that were set, by their files: of what, and what came of it. */
export type RenderedDocuments = Record<string, { hash: string; bytes: number; pages: number }>;

/** The documents of the site with the owner's details. */
export function documentsWith(content: Content) {
  const press = content.of(pageAt('/media-kit')).words as PressWords;
  return fillIn(documentsOf(press), content.site.owner);
}

/**
 * Writes every document of the site to its address; what was set of the same words, for the same owner, before is kept.
 * Answers what is known of each by its file.
 */
export async function writeDocuments(
  content: Content,
  before: RenderedDocuments,
  { write, keep }: Output,
): Promise<RenderedDocuments> {
  const { owner } = content.site;
  // What is set besides the words, in which the details are filled in already.
  const { name: ownName, siteUrl, email, accent, typePairing } = owner;
  const rendered: RenderedDocuments = {};
  for (const [name, document] of Object.entries(documentsWith(content))) {
    const file = documentAddress(name as DocumentName).slice(1);
    const hash = createHash('sha256')
      .update(JSON.stringify([document, ownName, siteUrl, email, accent, typePairing]))
      .digest('base64url');
    const known = before[file];
    if (known?.hash === hash) {
      rendered[file] = known;
      await keep(file);
      continue;
    }
    // Loaded with the first document: most publications change none.
    const { documentPdf } = await import('./pdf.ts');
    const { content: bytes, pages } = await documentPdf(document, owner);
    await write(file, bytes);
    rendered[file] = { hash, bytes: bytes.length, pages };
  }
  return rendered;
}

/** Sets the document at an address; null if there is none. */
export async function documentAtAddress(content: Content, address: string): Promise<Uint8Array | null> {
  const found = Object.entries(documentsWith(content)).find(
    ([name]) => documentAddress(name as DocumentName) === address,
  );
  if (!found) return null;
  const { documentPdf } = await import('./pdf.ts');
  return (await documentPdf(found[1], content.site.owner)).content;
}

// FILE-40
/** The content with what is known of the documents that each page links to. */
export function withDocumentFacts(content: Content, documents: RenderedDocuments): Content {
  const summaries = new Set(
    Object.entries(documentsWith(content)).flatMap(([name, { fullPages }]) =>
      fullPages === undefined ? [] : [documentAddress(name as DocumentName).slice(1)],
    ),
  );
  const facts: FileFacts = Object.fromEntries(
    Object.entries(documents).map(([file, { bytes, pages }]) => [
      `/${file}`,
      { bytes, pages, ...(summaries.has(file) && { isSummary: true }) },
    ]),
  );
  return {
    ...content,
    of(page) {
      const shown = content.of(page);
      const linked = Object.entries(facts).filter(([address]) => linksTo(shown.entries, address));
      return linked.length > 0 ? { ...shown, files: Object.fromEntries(linked) } : shown;
    },
  };
}

function linksTo(value: unknown, address: string): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).some((item) => linksTo(item, address));
  return value === address;
}
