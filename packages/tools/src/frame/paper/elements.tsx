import { createElement, type ComponentProps } from 'react';
import type { Tone } from '@advisor/ui';
import { barColour } from '../barColour';
import { paperAttribute } from './paperRules';

/** An element of a paper; its styles are in `paperRules.ts`. */
const drawn =
  <Tag extends 'dl' | 'div' | 'h1' | 'h2' | 'header' | 'p' | 'section' | 'table' | 'td' | 'ul'>(
    tag: Tag,
    name: string,
  ) =>
  (props: ComponentProps<Tag>) =>
    createElement(tag, { ...props, [paperAttribute]: name });

/** Renders a `<div>`. */
export const Sheet = drawn('div', 'sheet');
/** The organisation on one side, the date on the other. Renders a `<header>`. */
export const Letterhead = drawn('header', 'letterhead');
/** Renders an `<h1>`. */
export const Title = drawn('h1', 'title');
/** The subject. Renders a `<p>`. */
export const Subject = drawn('p', 'subject');
/** A section, with a rule above it. Renders a `<section>`. */
export const PartBox = drawn('section', 'part');
/** Renders an `<h2>`. */
export const PartTitle = drawn('h2', 'partTitle');
/** The text around a result: its rating and what it means. Renders a `<p>`. */
export const Verdict = drawn('p', 'verdict');
/** Parts side by side, of equal width or as its style says. Renders an unbreakable `<div>`. */
export const Beside = drawn('div', 'beside');
/** A chart, drawn for the available width. Renders an unbreakable `<div>`. */
export const Chart = drawn('div', 'chart');
/** Key figures in a row, or as its style says, each below its name. Renders a `<dl>`. */
export const Figures = drawn('dl', 'figures');
/** Findings, one per line. Renders a `<ul>`. */
export const Lines = drawn('ul', 'lines');
/** Names and descriptions, in two columns. Renders a `<dl>`. */
export const Columns = drawn('dl', 'columns');
/** A table whose header repeats on each page. Renders a `<table>`. */
export const Table = drawn('table', 'table');
/** A cell to fill in by hand. Renders a `<td>`. */
export const Blank = drawn('td', 'blank');
/** Explanatory text. Renders a `<p>`. */
export const Small = drawn('p', 'small');

const BarBox = drawn('td', 'bar');

export interface BarCellProps {
  /** Relative to the longest bar, from 0 to 1. */
  share: number;
  tone?: Tone;
}

/** A cell with a bar for the figure beside it, which is in text. Renders a `<td>`. */
export function BarCell({ share, tone = 'info' }: BarCellProps) {
  return (
    <BarBox>
      <span aria-hidden>
        <span style={{ inlineSize: `${100 * Math.min(1, Math.max(0, share))}%`, backgroundColor: barColour(tone) }} />
      </span>
    </BarBox>
  );
}
