import type { Href } from './paths';

/** A link or a button that leads somewhere. */
export interface Action {
  /** What happens, as a verb. */
  label: string;
  href: Href;
}

/** One or two ways on; the first is the one that matters. */
export type Actions = readonly [Action] | readonly [Action, Action];

/** The opening of an inner page. */
export interface PageHero {
  /** A short line above the headline that says what kind of page this is. */
  label: string;
  headline: string;
  lead: string;
  /** Facts that decide whether to read on: how long, how much, how soon. */
  highlights?: readonly string[];
  actions?: Actions;
}

/** The words above a section. */
export interface SectionWords {
  label?: string;
  heading: string;
  intro?: string;
}

/** The closing band of a page. */
export interface ClosingCall {
  heading: string;
  text: string;
  actions: Actions;
}

/** One row of a list: a point and what it means. */
export interface Point {
  title: string;
  description: string;
}

/** One step of a process, in order. */
export interface Step extends Point {
  /** How long the step takes. */
  duration?: string;
}

/** A figure and what it counts. The label gives the figure its scope. */
export interface Statistic {
  label: string;
  value: string;
}

/** A row of a table: what it is about, and its figures as they are shown. */
export interface FigureRow {
  title: string;
  description?: string;
  /** One for each column after the first. */
  figures: readonly string[];
}

/** Figures to be read against each other. */
export interface FigureTable {
  /** Names the table for screen readers. */
  caption: string;
  columns: readonly string[];
  rows: readonly FigureRow[];
}

/** What stands beside a form: its heading, what to say, and what happens after sending. */
export interface FormWords {
  heading: string;
  intro: string;
  /** When the sender hears back. */
  response: string;
}
