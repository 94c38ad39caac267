import type { ReactNode } from 'react';
import { dot, fact, line } from './FactLine.css';

export interface FactLineProps {
  /** Two to four short facts: "Chicago", "1,700+ owners", a `Day`. */
  facts: readonly ReactNode[];
}

// PAGE-54
/**
 * Facts in one line separated by dots, for use inside a `Text`. A fact stays unbroken while it fits, and no line starts
 * or ends with a dot. Renders a `<span>`.
 */
export function FactLine({ facts }: FactLineProps) {
  return (
    <span className={line}>
      {facts.map((each, index) => (
        // Facts may be equal.
        <span key={index} className={fact}>
          {/* Part of the text, so that copying, screen readers and search match what is visible. */}
          {index > 0 ? <span className={dot}> · </span> : null}
          {each}
        </span>
      ))}
    </span>
  );
}
