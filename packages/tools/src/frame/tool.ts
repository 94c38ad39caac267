import type { HeadingLevel } from '@advisor/ui';

/** Something that the tool tells the person: what they did worked, or did not. */
export interface ToolNotice {
  kind: 'success' | 'error';
  /** What happened, in a few words. */
  title: string;
  message?: string;
}

/** A file that the person asked for. */
export interface ToolFile {
  fileName: string;
  /** A media type, such as `application/json`. */
  type: string;
  /** Empty where the file is not a text. */
  text: string;
  /** What a file holds that is not a text: a workbook. */
  bytes?: Uint8Array<ArrayBuffer>;
}

/** What every tool takes, whatever site it stands in. */
export interface ToolProps {
  /**
   * The level of the tool's headings in the outline of the page; those inside them are one deeper.
   * @default 2
   */
  headingLevel?: Extract<HeadingLevel, 2 | 3>;
  /** Light or dark whatever the page is; without it the tool follows the page. */
  theme?: 'light' | 'dark';
  /**
   * Where the work is kept in this browser's storage, so that two of the same tool do not share it; `null` keeps nothing.
   * @default the tool's name behind `advisor-`
   */
  storageKey?: string | null;
  /**
   * Whether the tool reads the page's address and writes to it: shared links, filters, places to jump to. For the one
   * main tool of a page.
   * @default false
   */
  useAddress?: boolean;
  /** Called with each notice. Return `false` to keep the tool from showing it in itself, where the site shows its own. */
  onNotice?: (notice: ToolNotice) => boolean | void;
  /** Called with each file that the person exports. Return `false` to keep the tool from downloading it. */
  onExport?: (file: ToolFile) => boolean | void;
  /**
   * The clock, for dates in files and for what is past.
   * @default () => new Date()
   */
  now?: () => Date;
}

export const jsonFile = ({ fileName, json }: { fileName: string; json: string }): ToolFile => ({
  fileName,
  type: 'application/json',
  text: json,
});

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The same as a sentence, for one that follows: what a browser says ends without a full stop. */
export const sentenceOf = (error: unknown): string => messageOf(error).replace(/[^.!?]$/, '$&.');

/** Calls a function of the site. What it throws is the site's to see, and does not end the tool. */
export function callSite<Args extends unknown[], Result>(
  given: ((...args: Args) => Result) | undefined,
  ...args: Args
): Result | undefined {
  try {
    return given?.(...args);
  } catch (error) {
    reportError(error);
    return undefined;
  }
}
