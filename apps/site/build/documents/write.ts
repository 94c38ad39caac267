import { createHash } from 'node:crypto';
import { outlineOf } from '@advisor/content/documents';
import type { FileFacts } from '@advisor/content/lists';
import type { Content } from '../../src/content/assemble.ts';
import { documentsWith } from '../../src/content/documents.ts';
import type { Earlier, Write } from '../output.ts';

/** Rendered documents by file: their input, and the result. */
export type RenderedDocuments = Record<string, { hash: string; bytes: number; pages: number }>;

/**
 * Writes every document of the site to its path; unchanged ones are reused. Returns the facts about each by its file.
 */
export async function writeDocuments(
  content: Content,
  earlier: readonly Earlier<RenderedDocuments>[],
  write: Write,
): Promise<RenderedDocuments> {
  const { owner } = content.site;
  // Inputs besides the text, in which the details are already filled in.
  const { name: ownName, siteUrl, email, accent, typePairing } = owner;
  const rendered: RenderedDocuments = {};
  for (const [address, document] of documentsWith(content)) {
    const file = address.slice(1);
    const hash = createHash('sha256')
      .update(JSON.stringify([document, ownName, siteUrl, email, accent, typePairing]))
      .digest('base64url');
    const known = earlier.find(({ made }) => made[file]?.hash === hash);
    if (known) {
      rendered[file] = known.made[file]!;
      await known.keep(file);
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

/** Renders the document at a path; null if there is none. */
export async function documentAtAddress(content: Content, address: string): Promise<Uint8Array | null> {
  const document = documentsWith(content).get(address);
  if (!document) return null;
  const { documentPdf } = await import('./pdf.ts');
  return (await documentPdf(document, content.site.owner)).content;
}

// FILE-40, PAGE-48
/** The content with the facts about the documents that each page links to. */
export function withDocumentFacts(content: Content, documents: RenderedDocuments): Content {
  const facts: FileFacts = Object.fromEntries(
    [...documentsWith(content)].flatMap(([address, document]) => {
      const known = documents[address.slice(1)];
      if (!known) return [];
      const fact = {
        bytes: known.bytes,
        pages: known.pages,
        ...(document.fullPages !== undefined && { isSummary: true }),
        // Others have no cover.
        ...((document.kind === 'White paper' || document.kind === 'Guide') && { outline: outlineOf(document) }),
      };
      return [[address, fact]];
    }),
  );
  return {
    ...content,
    of(page) {
      const shown = content.of(page);
      const linked = Object.entries(facts).filter(([address]) => linksTo([shown.words, shown.entries], address));
      return linked.length > 0 ? { ...shown, files: Object.fromEntries(linked) } : shown;
    },
  };
}

function linksTo(value: unknown, address: string): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).some((item) => linksTo(item, address));
  return value === address;
}
