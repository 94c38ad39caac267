import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Owner } from '@advisor/content/collections';
import {
  editionLine,
  fullTextNote,
  type DocumentBlock,
  type DocumentColumn,
  type SiteDocument,
} from '@advisor/content/documents';
import type { RichTextValue } from '@advisor/ui/sections';
import { withOwnBrand } from '@advisor/ui/theme/brand';
import Pdfkit from 'pdfkit';
import { breakLines, type Run } from './lines.ts';
import { fontInWoff } from './woff.ts';

/** What a document carries of its owner. */
export type DocumentOwner = Pick<Owner, 'name' | 'siteUrl' | 'email' | 'accent' | 'typePairing'>;

/** A document as a file. */
export interface DocumentFile {
  content: Uint8Array;
  pages: number;
}

/** US Letter, in pt. The site's signature: a narrow column beside a wide one, which has the text. */
const sheet = { width: 612, height: 792, left: 54, text: 162, right: 558, top: 56, bottom: 720, footer: 750 };

interface Style {
  font: 'heading' | 'text' | 'strong';
  size: number;
  leading: number;
  soft?: true;
}

const styles = {
  title: { font: 'heading', size: 29, leading: 34 },
  lead: { font: 'text', size: 12.5, leading: 19, soft: true },
  small: { font: 'text', size: 8.5, leading: 12, soft: true },
  heading: { font: 'heading', size: 17, leading: 22 },
  subheading: { font: 'strong', size: 10.5, leading: 15 },
  text: { font: 'text', size: 10, leading: 15.5 },
  cell: { font: 'text', size: 8.75, leading: 12 },
  cellStrong: { font: 'strong', size: 8.75, leading: 12 },
  label: { font: 'strong', size: 8, leading: 12, soft: true },
} as const satisfies Record<string, Style>;

const gap = { section: 24, block: 9, item: 4.5, cell: 3.25 };
const box = 8.5;

/** The fonts by their role, each with what completes it. */
const fontFiles = {
  heading: 'newsreader/files/newsreader-latin-500-normal.woff',
  headingMore: 'newsreader/files/newsreader-latin-ext-500-normal.woff',
  text: 'public-sans/files/public-sans-latin-400-normal.woff',
  textMore: 'public-sans/files/public-sans-latin-ext-400-normal.woff',
  strong: 'public-sans/files/public-sans-latin-600-normal.woff',
  strongMore: 'public-sans/files/public-sans-latin-ext-600-normal.woff',
} as const;
type FontName = keyof typeof fontFiles;

const require = createRequire(import.meta.url);
const fonts = Object.fromEntries(
  await Promise.all(
    Object.entries(fontFiles).map(async ([name, file]) => [
      name,
      fontInWoff(await readFile(require.resolve(`@fontsource/${file}`))),
    ]),
  ),
) as Record<FontName, Buffer>;

/** The part of pdfkit that its types do not have. */
type Pdf = PDFKit.PDFDocument & {
  _font: { font: { hasGlyphForCodePoint: (codePoint: number) => boolean } };
};
type Element = PDFKit.PDFStructureElement;
interface ElementOptions {
  alt?: string;
  scope?: 'Column' | 'Row';
}

// FILE-44
/**
 * Sets a document in pages of US Letter with the site's fonts and colors, as tagged PDF (PDF/UA-1): structure, language,
 * title, bookmarks, and a text for each box to tick. The same document gives the same bytes. Throws when something does
 * not fit its place.
 */
export async function documentPdf(document: SiteDocument, owner: DocumentOwner): Promise<DocumentFile> {
  const brand = withOwnBrand(owner);
  const colour = brand.colour.light;
  // Fonts of the device cannot be embedded.
  const ownHeading = brand.font.heading.includes('Newsreader') ? 'heading' : 'strong';
  const date = new Date(`${document.date}T12:00:00Z`);
  const pdf = new Pdfkit({
    size: [sheet.width, sheet.height],
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    font: null,
    info: {
      Title: document.title,
      Author: owner.name,
      Subject: document.summary,
      Creator: owner.name,
      CreationDate: date,
      ModDate: date,
    },
  } as unknown as PDFKit.PDFDocumentOptions) as Pdf;
  const chunks: Uint8Array[] = [];
  pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const ended = new Promise((resolve, reject) => pdf.on('end', resolve).on('error', reject));

  const known = new Set<FontName>();
  const use = (font: FontName, size: number) => {
    if (!known.has(font)) pdf.registerFont(font, fonts[font]);
    known.add(font);
    pdf.font(font).fontSize(size);
    return pdf;
  };
  const glyphs = new Map<string, boolean>();
  const has = (font: FontName, character: string) => {
    const key = font + character;
    // oxlint-disable-next-line no-underscore-dangle -- pdfkit has no other way to ask.
    const found = glyphs.get(key) ?? use(font, 10)._font.font.hasGlyphForCodePoint(character.codePointAt(0)!);
    glyphs.set(key, found);
    return found;
  };
  const measureWith = ({ font, size }: Style, features: Features) => ({
    fontOf(character: string, strong: boolean): FontName {
      const wanted = font === 'heading' ? ownHeading : strong ? 'strong' : font;
      return has(wanted, character) || !has(`${wanted}More`, character) ? wanted : `${wanted}More`;
    },
    widthOf: (text: string, name: string) => use(name as FontName, size).widthOfString(text, { features }),
  });

  const linesOf = (value: RichTextValue, width: number, style: Style, features?: Features) =>
    breakLines(value, width, style.font === 'strong', measureWith(style, features));

  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const element = (parent: Element, type: string, options: ElementOptions = {}) => {
    const made = pdf.struct(type, options);
    parent.add(made);
    return made;
  };
  const tagged = (target: Element, type: string, draw: () => void) => {
    target.add(pdf.markStructureContent(type) as never);
    draw();
    pdf.endMarkedContent();
  };
  const artifact = (type: 'Layout' | 'Pagination', draw: () => void) => {
    pdf.markContent('Artifact', { type });
    draw();
    pdf.endMarkedContent();
  };
  const rule = (x: number, y: number, width: number, height: number, fill: string) =>
    artifact('Layout', () => pdf.rect(x, y, width, height).fill(fill));

  let y = sheet.top;
  const newPage = () => {
    pdf.addPage();
    y = sheet.top;
  };
  /** Begins a page when less than this is left of the one before. */
  const keep = (height: number) => {
    if (y + height > sheet.bottom) newPage();
  };

  /** Draws one line, of which links become elements of their own. */
  function drawLine(
    line: Run[],
    x: number,
    top: number,
    style: Style,
    target: Element,
    type: string,
    features?: Features,
  ) {
    const baseline = top + style.leading / 2 + style.size * 0.34;
    const draw = ({ text, font, x: offset }: Run, fill: string) =>
      use(font as FontName, style.size)
        .fillColor(fill)
        .text(text, x + offset, baseline, { lineBreak: false, baseline: 'alphabetic', features });
    for (const run of line) {
      const { href, width, x: offset } = run;
      if (href === undefined) {
        tagged(target, type, () => draw(run, style.soft ? colour.textSoft : colour.text));
        continue;
      }
      const link = element(target, 'Link');
      tagged(link, 'Link', () => {
        draw(run, colour.accent);
        pdf.rect(x + offset, baseline + 1.8, width, 0.6).fill(colour.accent);
      });
      pdf.link(x + offset, top, width, style.leading, href, {
        structParent: link,
        Contents: new String(run.text.trim()),
      } as never);
    }
  }

  /** Draws lines from `y` on, over as many pages as they need, and never one line alone. */
  function drawLines(lines: Run[][], x: number, style: Style, target: Element, type: string) {
    let left = lines;
    while (left.length > 0) {
      const room = Math.floor((sheet.bottom - y) / style.leading);
      const most = room >= left.length ? left.length : left.length <= 3 ? 0 : Math.min(room, left.length - 2);
      if (most < Math.min(2, left.length)) {
        newPage();
        continue;
      }
      for (const line of left.slice(0, most)) {
        drawLine(line, x, y, style, target, type);
        y += style.leading;
      }
      left = left.slice(most);
    }
  }

  /** The lines of a title, about as long as each other. */
  function balanced(title: string): Run[][] {
    const widest = sheet.right - sheet.text;
    const lines = linesOf(title, widest, styles.title);
    let best = lines;
    for (let width = widest - 12; width > widest / 2; width -= 12) {
      const narrower = linesOf(title, width, styles.title);
      if (narrower.length > lines.length) break;
      best = narrower;
    }
    return best;
  }

  /** A block of text with its element. */
  function write(value: RichTextValue, style: Style, parent: Element, type: string) {
    const lines = linesOf(value, sheet.right - sheet.text, style);
    drawLines(lines, sheet.text, style, element(parent, type), type);
  }

  function drawList({ items, numbered }: Extract<DocumentBlock, { kind: 'list' }>, parent: Element) {
    const list = element(parent, 'L');
    const [x, indent] = [sheet.text, numbered ? 20 : 14];
    for (const [index, item] of items.entries()) {
      const lines = linesOf(item, sheet.right - x - indent, styles.text);
      keep(Math.min(lines.length, 2) * styles.text.leading);
      const li = element(list, 'LI');
      const label = linesOf(numbered ? `${index + 1}.` : '•', indent, styles.text);
      if (lines.length <= 3) keep(lines.length * styles.text.leading);
      drawLine(label[0]!, x, y, styles.text, element(li, 'Lbl'), 'Lbl', ['tnum']);
      drawLines(lines, x + indent, styles.text, element(li, 'LBody'), 'LBody');
      y += gap.item;
    }
  }

  /** An empty box to tick. */
  function drawBox(x: number, top: number, leading: number, target: Element, type: string) {
    tagged(target, type, () =>
      pdf
        .roundedRect(x + 0.5, top + (leading - box) / 2, box, box, 1.5)
        .lineWidth(0.8)
        .stroke(colour.border),
    );
  }

  function drawChecks({ items }: Extract<DocumentBlock, { kind: 'checks' }>, parent: Element) {
    const list = element(parent, 'L');
    const x = sheet.text + 20;
    for (const { text, note } of items) {
      const lines = linesOf(text, sheet.right - x, styles.text);
      const notes = note === undefined ? [] : linesOf(note, sheet.right - x, styles.small);
      keep(lines.length * styles.text.leading + notes.length * styles.small.leading);
      const li = element(list, 'LI');
      drawBox(sheet.text, y, styles.text.leading, element(li, 'Lbl', { alt: 'To tick' }), 'Lbl');
      const body = element(li, 'LBody');
      drawLines(lines, x, styles.text, element(body, 'P'), 'P');
      if (notes.length > 0) drawLines(notes, x, styles.small, element(body, 'P'), 'P');
      y += gap.item + 2;
    }
  }

  function drawTable({ caption, columns, rows, checks }: Extract<DocumentBlock, { kind: 'table' }>, parent: Element) {
    // What has to be compared across needs the whole width.
    const left = checks || columns.length > 3 ? sheet.left : sheet.text;
    const boxes = checks ? 32 : 0;
    const shares = columns.reduce((sum, { share }) => sum + share, 0);
    const padding = 14;
    const free = sheet.right - left - boxes - padding * (columns.length - 1);
    let x = left + boxes;
    const places = columns.map(({ share }) => {
      const width = (free * share) / shares;
      const place = { x, width };
      x += width + padding;
      return place;
    });
    const featuresOf = (column: DocumentColumn): Features => (column.figures ? ['tnum'] : undefined);
    const cells = (texts: readonly string[], styleOf: (index: number) => Style) =>
      texts.map((text, index) => linesOf(text, places[index]!.width, styleOf(index), featuresOf(columns[index]!)));
    const heightOf = (row: Run[][][], leading: number) =>
      Math.max(...row.map((lines) => lines.length)) * leading + 2 * gap.cell;
    const drawCell = (lines: Run[][], index: number, style: Style, target: Element, type: string) => {
      const { x: start, width } = places[index]!;
      for (const [number, line] of lines.entries()) {
        const end = line.at(-1)!;
        const shift = columns[index]!.figures ? width - end.x - end.width : 0;
        const top = y + gap.cell + number * style.leading;
        drawLine(line, start + shift, top, style, target, type, featuresOf(columns[index]!));
      }
    };

    const table = element(parent, 'Table');
    const title = linesOf(caption, sheet.right - left, styles.cellStrong);
    const header = cells(
      columns.map(({ label }) => label),
      () => styles.label,
    );
    const body = rows.map((row) => cells(row, (index) => (index === 0 ? styles.cellStrong : styles.cell)));
    const headerHeight = heightOf(header, styles.label.leading);
    const opening = title.length * styles.cell.leading + 2 + headerHeight;
    const heights = body.map((row) => heightOf(row, styles.cell.leading));
    const whole = opening + heights.reduce((sum, height) => sum + height, 0);
    // A short table is not torn apart; of a long one, two rows stand with its header.
    keep(whole <= (sheet.bottom - sheet.top) / 3 ? whole : opening + (heights[0] ?? 0) + (heights[1] ?? 0));
    drawLines(title, left, styles.cellStrong, element(table, 'Caption'), 'Caption');
    y += 2;

    const head = element(element(table, 'THead'), 'TR');
    if (checks) drawHeader('Done', left);
    for (const [index, lines] of header.entries())
      drawCell(lines, index, styles.label, element(head, 'TH', { scope: 'Column' }), 'TH');
    y += headerHeight;
    rule(left, y, sheet.right - left, 0.9, colour.text);

    function drawHeader(label: string, start: number) {
      const [line] = linesOf(label, boxes, styles.label);
      drawLine(line!, start, y + gap.cell, styles.label, element(head, 'TH', { scope: 'Column' }), 'TH');
    }
    /** On a further page, the header is only seen: it was read before. */
    const repeatHeader = () => {
      artifact('Pagination', () => {
        if (checks) show('Done', left, 0);
        for (const [index, lines] of header.entries())
          for (const [number, line] of lines.entries()) {
            const end = line.at(-1)!;
            const { x: start, width } = places[index]!;
            const shift = columns[index]!.figures ? width - end.x - end.width : 0;
            show(line.map(({ text }) => text).join(''), start + shift, number);
          }
      });
      y += headerHeight;
      rule(left, y, sheet.right - left, 0.9, colour.text);
    };
    const show = (text: string, start: number, number: number) => {
      const { size, leading } = styles.label;
      const baseline = y + gap.cell + number * leading + leading / 2 + size * 0.34;
      use('strong', size)
        .fillColor(colour.textSoft)
        .text(text, start, baseline, { lineBreak: false, baseline: 'alphabetic' });
    };

    const tbody = element(table, 'TBody');
    for (const [number, row] of body.entries()) {
      const height = heights[number]!;
      if (height > sheet.bottom - sheet.top - headerHeight)
        throw new Error(`A row of “${caption}” is higher than a page.`);
      if (y + height > sheet.bottom) {
        newPage();
        repeatHeader();
      }
      const tr = element(tbody, 'TR');
      if (checks) drawBox(left, y + gap.cell, styles.cell.leading, element(tr, 'TD', { alt: 'To tick' }), 'TD');
      for (const [index, lines] of row.entries()) {
        const target = index === 0 ? element(tr, 'TH', { scope: 'Row' }) : element(tr, 'TD');
        drawCell(lines, index, index === 0 ? styles.cellStrong : styles.cell, target, index === 0 ? 'TH' : 'TD');
      }
      y += height;
      rule(left, y, sheet.right - left, 0.5, colour.hairline);
    }
    y += 4;
  }

  function drawNote(text: RichTextValue, parent: Element) {
    const [inset, side] = [10, 14];
    const lines = linesOf(text, sheet.right - sheet.text - side - inset, styles.text);
    const height = lines.length * styles.text.leading + 2 * inset;
    keep(height);
    rule(sheet.text, y, sheet.right - sheet.text, height, colour.sunken);
    rule(sheet.text, y, 3, height, colour.accent);
    y += inset;
    drawLines(lines, sheet.text + side, styles.text, element(parent, 'P'), 'P');
    y += inset;
  }

  function drawBlock(block: DocumentBlock, parent: Element) {
    if (typeof block === 'string' || !('kind' in block)) write(block, styles.text, parent, 'P');
    else if (block.kind === 'subheading') {
      y += 4;
      keep(styles.subheading.leading + 3 * styles.text.leading);
      write(block.text, styles.subheading, parent, 'H3');
      y += 2 - gap.block;
    } else if (block.kind === 'list') drawList(block, parent);
    else if (block.kind === 'checks') drawChecks(block, parent);
    else if (block.kind === 'table') drawTable(block, parent);
    else drawNote(block.text, parent);
    y += gap.block;
  }

  newPage();
  const opening = element(root, 'Sect');
  rule(sheet.left, y + 15, 72, 4.5, colour.accent);
  drawLines(balanced(document.title), sheet.text, styles.title, element(opening, 'H1'), 'H1');
  y += 10;
  write(document.summary, styles.lead, opening, 'P');
  y += 12;
  write(editionLine(document), styles.small, opening, 'P');
  if (document.fullPages !== undefined)
    write(fullTextNote(document.fullPages).replace('{email}', owner.email), styles.small, opening, 'P');

  for (const { heading, blocks } of document.sections) {
    y += gap.section;
    // With the beginning of what follows: of a table, its caption, its header and two rows.
    const [first] = blocks;
    const isTable = typeof first === 'object' && 'kind' in first && first.kind === 'table';
    keep(styles.heading.leading + (isTable ? 9 : 5) * styles.text.leading);
    const section = element(root, 'Sect');
    rule(sheet.left, y + styles.heading.leading / 2, 84, 0.6, colour.border);
    pdf.outline.addItem(heading, { top: y - 12, left: sheet.width } as never);
    write(heading, styles.heading, section, 'H2');
    y += 5;
    for (const block of blocks) drawBlock(block, section);
    y -= gap.block;
  }

  const { count } = pdf.bufferedPageRange();
  for (let index = 0; index < count; index++) {
    pdf.switchToPage(index);
    artifact('Pagination', () => {
      const { size } = styles.small;
      pdf.rect(sheet.left, sheet.footer - 14, sheet.right - sheet.left, 0.5).fill(colour.hairline);
      const place = (text: string, x: number) =>
        use('text', size)
          .fillColor(colour.textSoft)
          .text(text, x, sheet.footer, { lineBreak: false, baseline: 'alphabetic' });
      place(`${owner.name} · ${new URL(owner.siteUrl).host}`, sheet.left);
      const page = `Page ${index + 1} of ${count}`;
      place(page, sheet.right - use('text', size).widthOfString(page));
    });
  }
  root.end();
  pdf.end();
  await ended;
  return { content: Buffer.concat(chunks), pages: count };
}

/** Without any, pdfkit remembers the shape of each word, which takes most of the time. */
type Features = PDFKit.Mixins.OpenTypeFeatures[] | undefined;
