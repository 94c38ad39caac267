import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { owner } from '@advisor/content';
import { fillIn, mediaAssetGroupsCollection } from '@advisor/content/collections';
import {
  documentAddress,
  documentNames,
  documentsOf,
  editionLine,
  fullTextNote,
  type DocumentBlock,
  type DocumentName,
  type PressWords,
  type SiteDocument,
} from '@advisor/content/documents';
import { resourceCategories, whitePapers } from '@advisor/content/lists';
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { TextItem, TextMarkedContent } from 'pdfjs-dist/types/src/display/api.js';
import { afterAll, describe, expect, it } from 'vitest';
import { documentPdf } from '../../apps/site/build/documents/pdf.ts';
import { page as mediaKit } from '../../apps/site/src/pages/media-kit/page.ts';
import { dist } from '../support/builtSite.ts';
import { client, publicPages } from './built.ts';

// They stand among sources for the browser, whose types are not those of these tests.
const { assemble } = (await import('../../apps/site/src/content/assemble.ts' as string)) as {
  assemble: (rows: readonly object[]) => object;
};
const { writeDocuments } = (await import('../../apps/site/build/documents/write.ts' as string)) as {
  writeDocuments: (content: object, before: object, output: object) => Promise<object>;
};

const { quickFacts, biography, mediaContact } = mediaKit.words.entries.content!;
const press: PressWords = { quickFacts, biography, mediaContact };
const documents: Record<DocumentName, SiteDocument> = fillIn(documentsOf(press), owner as never);

/** How many pages each kind may have. Fifty-six safeguards with their evidence need four. */
const bounds: Record<SiteDocument['kind'], [least: number, most: number]> = {
  Guide: [2, 6],
  'White paper': [2, 6],
  Checklist: [1, 4],
  'For the press': [1, 1],
};

const wordsOf = (value: string | readonly { text: string }[]) =>
  typeof value === 'string' ? value : value.map(({ text }) => text).join('');

function textsOf(block: DocumentBlock): string[] {
  if (typeof block === 'string' || !('kind' in block)) return [wordsOf(block)];
  switch (block.kind) {
    case 'subheading':
    case 'note':
      return [wordsOf(block.text)];
    case 'list':
      return block.items.flatMap((item, index) => [block.numbered ? `${index + 1}.` : '•', wordsOf(item)]);
    case 'checks':
      return block.items.flatMap(({ text, note }) => (note === undefined ? [text] : [text, note]));
    case 'table':
      return [
        block.caption,
        ...(block.checks ? ['Done'] : []),
        ...block.columns.map(({ label }) => label),
        ...block.rows.flat(),
      ];
  }
}

/** Everything that a document says, in order. */
const saidBy = (document: SiteDocument) => [
  document.title,
  document.summary,
  editionLine(document),
  ...(document.fullPages === undefined ? [] : [fullTextNote(document.fullPages).replace('{email}', owner.email)]),
  ...document.sections.flatMap(({ heading, blocks }) => [heading, ...blocks.flatMap(textsOf)]),
];

/** The texts of the pages without what is only seen: footers, and headers that are repeated. */
async function read(pdf: PDFDocumentProxy) {
  const items: TextItem[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const { items: all } = await page.getTextContent({ includeMarkedContent: true });
    const open: boolean[] = [];
    for (const item of all as (TextItem | TextMarkedContent)[]) {
      if ('str' in item) {
        if (!open.includes(true)) items.push(item);
      } else if (item.type === 'endMarkedContent') open.pop();
      else open.push((item as { tag?: string }).tag === 'Artifact');
    }
  }
  return items;
}

interface StructNode {
  role?: string;
  alt?: string;
  children?: StructNode[];
}
const below = (node: StructNode): StructNode[] => [node, ...(node.children ?? []).flatMap(below)];

/** Of an object or a Map: pdfjs answers either. */
const entriesOf = (value: unknown): [string, unknown][] =>
  value instanceof Map ? [...(value as Map<string, unknown>)] : Object.entries(value as object);

const close = (text: string) => text.replaceAll(/\s+/g, '');
const opened: PDFDocumentProxy[] = [];
const open = async (data: Uint8Array) => {
  const pdf = await getDocument({ data: new Uint8Array(data), verbosity: 0 }).promise;
  opened.push(pdf);
  return pdf;
};
afterAll(async () => {
  for (const pdf of opened) await pdf.loadingTask.destroy();
});

describe.each(Object.entries(documents))('%s (FILE-43, FILE-44)', (name, document) => {
  const bytes = readFileSync(join(client, documentAddress(name as DocumentName)));

  it('says what it is, in as many pages as its kind may have', async () => {
    const pdf = await open(bytes);
    const { info } = (await pdf.getMetadata()) as unknown as { info: Record<string, unknown> };
    expect(info).toMatchObject({
      Title: document.title,
      Author: owner.name,
      Subject: document.summary,
      Language: 'en-US',
    });
    expect(new Map(entriesOf(await pdf.getMarkInfo())).get('Marked')).toBe(true);
    expect(new Map(entriesOf(await pdf.getViewerPreferences())).get('DisplayDocTitle')).toBe(true);
    const outline = await pdf.getOutline();
    expect(outline.map(({ title }) => title)).toEqual(document.sections.map(({ heading }) => heading));
    const [least, most] = bounds[document.kind];
    expect(pdf.numPages).toBeGreaterThanOrEqual(least);
    expect(pdf.numPages).toBeLessThanOrEqual(most);
  });

  it('has all of its content in reading order, and nothing else', async () => {
    const items = await read(await open(bytes));
    expect(close(items.map(({ str }) => str).join(''))).toBe(close(saidBy(document).join('')));
    // The words of a paragraph stay apart at the ends of its lines.
    const text = items.map(({ str, hasEOL }) => str + (hasEOL ? ' ' : '')).join('');
    for (const said of saidBy(document).filter((each) => each.length > 150))
      expect(text.replaceAll(/\s+/g, ' ')).toContain(said.replaceAll(/\s+/g, ' '));
  });

  it('has a structure for screen readers', async () => {
    const pdf = await open(bytes);
    const nodes: StructNode[] = [];
    for (let number = 1; number <= pdf.numPages; number++)
      nodes.push(...below((await (await pdf.getPage(number)).getStructTree()) as StructNode));
    const roles = new Set(nodes.map(({ role }) => role));
    for (const role of ['H1', 'H2', 'P']) expect(roles).toContain(role);
    const blocks = document.sections.flatMap((section) => section.blocks);
    const kinds = new Set(blocks.map((block) => (typeof block === 'object' && 'kind' in block ? block.kind : 'text')));
    if (kinds.has('list') || kinds.has('checks'))
      for (const role of ['L', 'LI', 'LBody']) expect(roles).toContain(role);
    if (kinds.has('table')) for (const role of ['Table', 'TH', 'TD', 'TR']) expect(roles).toContain(role);
    const boxes = blocks.reduce((sum, block) => {
      if (typeof block === 'string' || !('kind' in block)) return sum;
      if (block.kind === 'checks') return sum + block.items.length;
      return block.kind === 'table' && block.checks ? sum + block.rows.length : sum;
    }, 0);
    // Where a list goes on, the tree of a page has boxes of the page before, without what they mark.
    const drawn = nodes.filter(({ alt, children }) => alt === 'To tick' && children?.length);
    expect(drawn).toHaveLength(boxes);
  });

  it('stays within its margins', async () => {
    for (const { str, transform, width } of await read(await open(bytes))) {
      const [x, y] = [transform[4] as number, transform[5] as number];
      expect(x, str).toBeGreaterThanOrEqual(53.9);
      expect(x + (str.trim() === '' ? 0 : width), str).toBeLessThanOrEqual(562);
      expect(y, str).toBeGreaterThanOrEqual(60);
      expect(y, str).toBeLessThanOrEqual(740);
    }
  });

  it('brings its fonts, and no other ones', () => {
    const source = bytes.toString('latin1');
    const descriptors = source.match(/\/Type \/FontDescriptor/g)!;
    expect(descriptors.length).toBeGreaterThanOrEqual(2);
    expect(source.match(/\/FontFile[23] /g)).toHaveLength(descriptors.length);
    for (const [, font] of source.matchAll(/\/BaseFont \/(\S+)/g)) expect(font).toMatch(/Newsreader|PublicSans/);
  });
});

describe('the documents', () => {
  it('are the same bytes for the same content', async () => {
    const name = 'evidence-before-assurance';
    const { content, pages } = await documentPdf(documents[name], owner as never);
    expect(pages).toBeGreaterThan(1);
    expect(Buffer.from(content).equals(readFileSync(join(client, documentAddress(name))))).toBe(true);
  });

  it('carry another owner’s name and color, letters that the fonts keep apart, and a word that is wider than its place', async () => {
    const link = 'https://example.org/plan';
    const other = { ...owner, name: 'Łucja Nováková', accent: '#7A1F3D', email: `${'long'.repeat(30)}@example.com` };
    const { content } = await documentPdf(
      {
        ...documents['fact-sheet'],
        title: `Fact sheet of ${other.name}`,
        summary: `Write to ${other.email}.`,
        sections: [
          { heading: 'A link', blocks: [[{ text: 'Read ' }, { text: 'this', href: link }, { text: ' first.' }]] },
        ],
      },
      other as never,
    );
    const pdf = await open(content);
    const text = (await read(pdf)).map(({ str }) => str).join('');
    expect(close(text)).toContain(close(`Fact sheet of ${other.name}`));
    expect(close(text)).toContain(other.email);
    expect(((await pdf.getMetadata()).info as { Author: string }).Author).toBe(other.name);
    const links = await (await pdf.getPage(1)).getAnnotations();
    expect(links.map(({ url, contentsObj }) => [url, contentsObj.str])).toEqual([[link, 'this']]);
  });

  it('are set again for an owner with another color or other fonts, and only then', async () => {
    const { documents: built } = JSON.parse(readFileSync(join(dist, 'rendered.json'), 'utf8')) as { documents: object };
    const setWith = (data: object) =>
      writeDocuments(assemble([{ collection: 'owner', key: 'content', position: null, data }]), built, {
        write: async () => Promise.reject(new Error('set')),
        keep: async () => {},
      });
    expect(await setWith(owner)).toEqual(built);
    for (const look of [{ accent: '#7A1F3D' }, { typePairing: 'Fonts of the device' }])
      await expect(setWith({ ...owner, ...look })).rejects.toThrow('set');
  });

  it('are all linked to, or sent by a form, and every link says what comes', () => {
    const links = publicPages.flatMap(({ document }) => document.querySelectorAll('a[href^="/files/"]'));
    const linked = new Set(links.map((link) => link.getAttribute('href')));
    const sent = ['cybersecurity-strategy-guide', 'msp-guide'];
    expect(documentNames.filter((name) => !linked.has(documentAddress(name)))).toEqual(sent);
    for (const link of links) {
      expect(link.getAttribute('download'), String(link)).toBe('');
      const facts = link.parentNode!.querySelector(`#${CSS_ID(link.getAttribute('aria-describedby')!)}`)!.text;
      expect(facts, String(link)).toMatch(/(?:PDF, \d+ pages?, )?\d+ KB$/);
    }
  });

  it('ship for every paper and every checklist, and the media kit counts their pages right', async () => {
    const checklists = resourceCategories
      .flatMap(({ resources }) => resources)
      .filter(({ type }) => type === 'Checklist');
    for (const { title, downloadUrl, description, pages } of whitePapers.map((paper) => paper)) {
      const document = documentAt(downloadUrl);
      expect([document.title, document.fullPages]).toEqual([title, pages]);
      expect(description.length).toBeGreaterThan(0);
    }
    for (const { name, downloadUrl } of checklists) expect(documentAt(downloadUrl).title).toBe(name);
    const assets = Object.values(mediaAssetGroupsCollection.entries).flatMap((group) => group.assets);
    for (const { format, downloadUrl } of assets.filter((asset) => asset.downloadUrl !== null)) {
      const { numPages } = await open(readFileSync(join(client, downloadUrl!)));
      expect(format).toBe(`PDF, ${numPages} page${numPages === 1 ? '' : 's'}`);
    }
  });
});

/** An id that React made may have characters that a selector reads otherwise. */
const CSS_ID = (id: string) => id.replaceAll(/[^\w-]/g, (character) => `\\${character}`);

function documentAt(address: string | null): SiteDocument {
  const name = documentNames.find((each) => documentAddress(each) === address);
  if (!name) throw new Error(`No document ships at ${address}.`);
  return documents[name];
}
