import type { Href } from './paths.ts';

/** A link or link button. */
export interface Action {
  /** The label, starting with a verb. */
  label: string;
  href: Href;
}

/** One or two actions; the first is the primary one. */
export type Actions = readonly Action[];

/** What is known of a file: its size in bytes, how many pages a document has, and whether it is a summary. */
export interface FileFact {
  readonly bytes: number;
  readonly pages?: number;
  readonly isSummary?: boolean;
}

/** What is known of files, by their addresses. */
export type FileFacts = Readonly<Record<string, FileFact>>;

/** The hero of an inner page. */
export interface PageHero {
  /** A short line above the headline: the kind of page. */
  label: string;
  /** What the page is for, in one line: its `<h1>`. */
  headline: string;
  /** A sentence or two below the headline: the reader's problem, and what is offered. */
  lead: string;
  /** Key facts, such as duration, price or response time. */
  highlights?: readonly string[];
  /** One or two links, drawn as buttons; the first is the primary one. */
  actions?: Actions;
  /** What the drawing beside the headline shows, on the pages that have one. */
  coverCaption?: string;
}

/** The heading of a section. */
export interface SectionWords {
  /** One to three words in the narrow column beside the heading; above it on a phone. */
  label?: string;
  /** The heading, which also names the section for screen readers. */
  heading: string;
  /** A sentence or two under the heading. */
  intro?: string;
}

/** The call to action at the end of a page. */
export interface ClosingCall {
  /** The next step, or the question it answers. */
  heading: string;
  /** What the reader gets, and how soon. */
  text: string;
  /** One or two links, drawn as buttons; the first is the primary one. */
  actions: Actions;
}

/** A list item: a point and its explanation. */
export interface Point {
  title: string;
  description: string;
}

/** A step of a process. */
export interface Step extends Point {
  /** How long the step takes. */
  duration?: string;
}

/** A figure and what it counts. The label gives the figure its scope. */
export interface Statistic {
  label: string;
  value: string;
}

/** A table row: its title, and its figures as displayed. */
export interface FigureRow {
  title: string;
  description?: string;
  /** One for each column after the first. */
  figures: readonly string[];
}

/** A table of figures to compare. */
export interface FigureTable {
  /** The name of the table, for screen readers. */
  caption: string;
  columns: readonly string[];
  rows: readonly FigureRow[];
}

/** The text of a form: its heading, an introduction, and what happens after sending. */
export interface FormWords {
  heading: string;
  intro: string;
  /** When the sender hears back. */
  response: string;
}

/** The text of a form by which visitors ask for a guide. */
export interface GuideFormWords extends FormWords {
  /** What happens after sending while there is no file. */
  withoutFile: string;
  /** The address of the guide's file; `null` until it exists. */
  file: Href | null;
}

/** An option of a form: the value that is sent, and its label. */
export interface Option {
  value: string;
  label: string;
}
