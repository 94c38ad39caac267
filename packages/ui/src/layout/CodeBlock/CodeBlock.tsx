import * as styles from './CodeBlock.css';

export const codeHeights = ['full', 'limited'] as const;

export interface CodeBlockProps {
  /** The label for screen readers: “Snippet”, or a file name. */
  label: string;
  /** The text, with its line breaks and spaces. */
  children: string;
  /**
   * Whether long lines wrap, as in prose. Otherwise the block scrolls.
   * @default false
   */
  wraps?: boolean;
  /**
   * `limited` for text of any length: the block is limited to part of the viewport, and scrolls.
   * @default 'full'
   */
  height?: (typeof codeHeights)[number];
}

/** Code or preformatted text: a snippet to copy, a report, the plain text of a mail. Renders a `<pre>`. */
export function CodeBlock({ label, children, wraps = false, height = 'full' }: CodeBlockProps) {
  return (
    <pre
      role="region"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls has to be reached by the keyboard.
      tabIndex={0}
      className={`${styles.block} ${wraps ? styles.wraps : ''} ${styles.height[height]}`}
    >
      {children}
    </pre>
  );
}
