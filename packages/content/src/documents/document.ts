import type { RichTextValue } from '@advisor/ui/sections';
import type { IsoDate } from '../shapes/kinds';

/** A table column: heading, width, and whether it has end-aligned figures. */
export interface DocumentColumn {
  label: string;
  /** The width relative to other columns. */
  share: number;
  figures?: true;
}

/** A part of a section; a plain text is a paragraph. */
export type DocumentBlock =
  | RichTextValue
  | { kind: 'subheading'; text: string }
  | { kind: 'list'; items: readonly RichTextValue[]; numbered?: true }
  /** A checklist; a note says what an item takes or how to verify it. */
  | { kind: 'checks'; items: readonly { text: string; note?: string }[] }
  | {
      kind: 'table';
      caption: string;
      columns: readonly DocumentColumn[];
      /** One cell per column; the first one names the row. */
      rows: readonly (readonly string[])[];
      /** Whether each row starts with a checkbox. */
      checks?: true;
    }
  /** A highlighted note. */
  | { kind: 'note'; text: RichTextValue };

export interface DocumentSection {
  heading: string;
  blocks: readonly DocumentBlock[];
}

/** A downloadable document. `{name}` and the like are placeholders for the owner's details. */
export interface SiteDocument {
  kind: 'Guide' | 'White paper' | 'Checklist' | 'For the press';
  title: string;
  /** One to three sentences. */
  summary: string;
  date: IsoDate;
  /**
   * The page count of the full text, if this is a summary.
   * @default this is the full text
   */
  fullPages?: number;
  sections: readonly DocumentSection[];
}

// FILE-45
/** The line below the title: kind, edition and date. */
export const editionLine = ({ kind, date, fullPages }: SiteDocument) =>
  `${kind} · Edition 1${fullPages === undefined ? '' : ', summary'} · ${dayInWords.format(new Date(`${date}T12:00:00Z`))}`;

const dayInWords = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A summary's note on the full text. */
export const fullTextNote = (pages: number) =>
  `This is a summary. The full text has ${pages} pages; write to {email} to ask for it.`;
