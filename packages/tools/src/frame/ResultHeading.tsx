import { Heading, type HeadingLevel } from '@advisor/ui';
import type { ReactNode, RefObject } from 'react';
import * as styles from './ResultHeading.css';

export interface ResultHeadingProps {
  title: string;
  level: HeadingLevel;
  /** Takes the focus when there is a new result. */
  headingRef: RefObject<HTMLDivElement | null>;
  /** A notice about the result, such as that it is out of date. Announced when it appears. */
  children: ReactNode;
}

/** The heading of a result and a notice about it. Renders two `<div>`. */
export function ResultHeading({ title, level, headingRef, children }: ResultHeadingProps) {
  return (
    <>
      <div ref={headingRef} tabIndex={-1}>
        <Heading level={level} size="xl">
          {title}
        </Heading>
      </div>
      {/* A live region announces only what is added to it later. */}
      <div aria-live="polite" className={styles.notice}>
        {children}
      </div>
    </>
  );
}
