import { useId, type ReactNode } from 'react';
import * as styles from './charts.css';

export interface CaptionedFigureProps {
  /** What is shown: "Pages seen". */
  label: string;
  /** A summary sentence, or a note on the data. */
  summary?: string | undefined;
  isEmpty: boolean;
  /** Shown instead of the chart if it is empty. */
  nothing: ReactNode;
  /** The chart; `captionId` names it. */
  children: (captionId: string) => ReactNode;
}

/** A figure with its caption above. Renders a `<figure>`. */
export function CaptionedFigure({ label, summary, isEmpty, nothing, children }: CaptionedFigureProps) {
  const captionId = useId();
  return (
    <figure className={styles.figure} aria-labelledby={captionId}>
      <figcaption id={captionId} className={styles.caption}>
        <span className={styles.label}>{label}</span>
        {summary ? <span className={styles.summary}>{summary}</span> : null}
      </figcaption>
      {isEmpty ? <div className={styles.nothing}>{nothing}</div> : children(captionId)}
    </figure>
  );
}
