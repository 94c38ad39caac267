import type { HeadingLevel } from '@advisor/ui';
import type { Catalog, Overrides } from '@advisor/ui/language';
import type { ToolWords } from '../language';

/** A notice that an action succeeded or failed. */
export interface ToolNotice {
  kind: 'success' | 'error';
  /** What happened, in brief. */
  title: string;
  message?: string;
  /**
   * Whether the tool shows it where it belongs: at the heading of a result that takes the focus, or in a dialog. A message
   * over the page would cover that.
   */
  inPlace?: true;
}

/** A file to download. */
export interface ToolFile {
  fileName: string;
  /** A media type, such as `application/json`. */
  type: string;
  /** Empty for a binary file. */
  text: string;
  /** The content of a binary file: a workbook. */
  bytes?: Uint8Array<ArrayBuffer>;
}

// TOOL-25
/** A result for somebody else: a summary to read and the whole of it as a file. */
export interface ToolReport {
  /** The folder of the tool: `security-assessment`. */
  tool: string;
  /** What it is, in the visitor's language: "Security assessment". */
  title: string;
  /** The result in plain text, at most 2,000 UTF-16 code units. */
  summary: string;
  file: ToolFile;
}

/** The props of a tool with a result that can be sent. */
export interface SendingProps {
  /**
   * Who gets the result: a name, for the button “Send this to Ada”. Without it there is no such button.
   */
  sendTo?: string | undefined;
  /**
   * Called when that button is pressed. The tool itself sends nothing. Where it throws or rejects, the tool says that the
   * report could not be prepared, and why if the error has a `reason`: a sentence for the visitor.
   */
  onSend?: (report: ToolReport) => void | Promise<void>;
}

/** The props of every tool. */
export interface ToolProps {
  /**
   * The level of the tool's top headings.
   * @default 2
   */
  headingLevel?: Extract<HeadingLevel, 2 | 3>;
  /** A theme of its own; by default the tool follows the page. */
  theme?: 'light' | 'dark';
  /**
   * The key in the browser's storage, to keep two of the same tool apart; `null` saves nothing.
   * @default the tool's name behind `advisor-`
   */
  storageKey?: string | null;
  /**
   * Whether the tool reads and writes the page's address: shared links, filters, anchors. For the main tool of a page.
   * @default false
   */
  useAddress?: boolean;
  /** Called with each notice. Return `false` to show it yourself. */
  onNotice?: (notice: ToolNotice) => boolean | void;
  /** Called with each exported file. Return `false` to prevent the download. */
  onExport?: (file: ToolFile) => boolean | void;
  /**
   * The clock, for dates in files and past events.
   * @default the current time
   */
  now?: () => Date;
}

/** The props of a tool that has more than one language. `Words` are the texts of its own. */
export interface ToolInLanguagesProps<Words extends Catalog = Catalog> extends ToolProps {
  /**
   * The language of its texts, and the format of its numbers and dates: a BCP 47 tag such as `es`, `es-MX` or `en-GB`.
   * Texts are in English and Spanish; for any other language they are in `messages`. A change starts the tool anew.
   * @default that of the `LanguageProvider` around it, otherwise `en-US`
   */
  locale?: string | undefined;
  /** Own texts in place of the tool's, by their English ones: `{ Undo: 'Take it back' }`. Keep the object between renders. */
  messages?: Overrides<ToolWords & Words> | undefined;
}

export const jsonFile = ({ fileName, json }: { fileName: string; json: string }): ToolFile => ({
  fileName,
  type: 'application/json',
  text: json,
});

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Calls a callback of the site. Its errors are reported but do not break the tool. */
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
