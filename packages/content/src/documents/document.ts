import type { RichTextValue } from '@advisor/ui/sections';
import type { IsoDate } from '../shapes/kinds';

/** A column of a table: its heading, its part of the width, and whether it has figures, which are set to the right. */
export interface DocumentColumn {
  label: string;
  /** In relation to the other columns. */
  share: number;
  figures?: true;
}

/** A part of a section; a text alone is a paragraph. */
export type DocumentBlock =
  | RichTextValue
  | { kind: 'subheading'; text: string }
  | { kind: 'list'; items: readonly RichTextValue[]; numbered?: true }
  /** Things to tick off, each with what it takes or how to tell. */
  | { kind: 'checks'; items: readonly { text: string; note?: string }[] }
  | {
      kind: 'table';
      caption: string;
      columns: readonly DocumentColumn[];
      /** A cell for each column; the first one names the row. */
      rows: readonly (readonly string[])[];
      /** Whether each row begins with a box to tick. */
      checks?: true;
    }
  /** What must not be missed. */
  | { kind: 'note'; text: RichTextValue };

export interface DocumentSection {
  heading: string;
  blocks: readonly DocumentBlock[];
}

/** A document of the site, as it is set and downloaded. `{name}` and the like stand for the owner's details. */
export interface SiteDocument {
  kind: 'Guide' | 'White paper' | 'Checklist' | 'For the press';
  title: string;
  /** One to three sentences. */
  summary: string;
  date: IsoDate;
  /**
   * The pages of the full text, if this is its summary.
   * @default it is the full text
   */
  fullPages?: number;
  sections: readonly DocumentSection[];
}

// FILE-45
/** What a document says of itself below its title: its kind, its edition and its day. */
export const editionLine = ({ kind, date, fullPages }: SiteDocument) =>
  `${kind} · Edition 1${fullPages === undefined ? '' : ', summary'} · ${dayInWords.format(new Date(`${date}T12:00:00Z`))}`;

const dayInWords = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** What a summary says of the full text. */
export const fullTextNote = (pages: number) =>
  `This is a summary. The full text has ${pages} pages; write to {email} to ask for it.`;
