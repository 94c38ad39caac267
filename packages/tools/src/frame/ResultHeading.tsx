import { Heading, type HeadingLevel } from '@advisor/ui';
import { useDeferredValue, type ReactNode, type RefObject } from 'react';
import { NoticeText } from './NoticeText';
import * as styles from './ResultHeading.css';
import type { ToolNotice } from './tool';

export interface ResultHeadingProps {
  title: string;
  level: HeadingLevel;
  /** The `id` of the heading. */
  id?: string;
  /** Takes the focus when there is a new result; see `goToResult`. */
  headingRef: RefObject<HTMLDivElement | null>;
  /** The tool's last notice, shown if it is about the result. */
  notice: ToolNotice | undefined;
  /**
   * Whether it is on a result sheet, too, whose own heading says what it is.
   * @default false
   */
  onSheet?: boolean;
  /** What is to be known about the result, such as that it is out of date. Announced when it appears. */
  children?: ReactNode;
}

/** The heading of a result, with the notice about it. Renders two `<div>`. */
export function ResultHeading({ title, level, id, headingRef, notice, onSheet = false, children }: ResultHeadingProps) {
  // A live region announces only what is added to it later, also where it appears together with its notice.
  const added = useDeferredValue(notice?.inPlace && notice.kind === 'success' ? notice : undefined, undefined);
  return (
    <>
      <div
        ref={headingRef}
        tabIndex={-1}
        className={onSheet ? styles.heading : `${styles.heading} ${styles.notOnSheet}`}
      >
        <Heading level={level} size="xl" id={id}>
          {title}
        </Heading>
      </div>
      <div aria-live="polite" className={styles.notice}>
        {/* oxlint-disable-next-line translation/text-alone -- an alert */}
        {children}
        {added ? (
          <p className={styles.text}>
            <NoticeText {...added} />
          </p>
        ) : null}
      </div>
    </>
  );
}

/** Moves the focus to the heading of a new result, which is then at the top of the window. */
export function goToResult(heading: RefObject<HTMLDivElement | null>) {
  heading.current?.focus({ preventScroll: true });
  heading.current?.scrollIntoView();
}
