import type { ReactNode } from 'react';
import { useText } from '../language/LanguageContext';
import { DataTable } from '../layout/DataTable';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { formatCount } from '../text/formatCount';
import { CaptionedFigure } from './CaptionedFigure';
import * as styles from './charts.css';
import { scaleEnd } from './scale';

export interface ChartFigureProps {
  /** What is shown: "Pages seen". */
  label: string;
  /** A summary sentence: "1,204 in 30 days; most on 12 November: 96." */
  summary?: string | undefined;
  /** The dimension of the axis: "Day". */
  along: string;
  /** The names of the steps, in order. */
  steps: readonly string[];
  series: readonly { name: string; values: readonly number[] }[];
  /** Shown instead of a chart when all values are 0. */
  nothing: ReactNode;
  /** Draws the values on a scale from 0 to `end`; `captionId` names the drawing. */
  children: (end: number, captionId: string) => ReactNode;
  /** Between the drawing and its table. */
  legend?: ReactNode;
}

/** The frame of a chart: caption, scale, first and last step, and the values as a table. Renders a `<figure>`. */
export function ChartFigure({ label, summary, along, steps, series, nothing, children, legend }: ChartFigureProps) {
  const asTable = useText('As a table');
  const values = series.flatMap((one) => one.values);
  const end = scaleEnd(values);
  return (
    <CaptionedFigure label={label} summary={summary} isEmpty={values.every((value) => value === 0)} nothing={nothing}>
      {(captionId) => (
        <>
          <div className={styles.plot}>
            <div className={styles.scale} aria-hidden>
              {formatCount(end)}
            </div>
            {children(end, captionId)}
            <div className={styles.ends} aria-hidden>
              <span>{steps[0]}</span>
              {steps.length > 1 ? <span>{steps.at(-1)}</span> : null}
            </div>
          </div>
          {legend}
          <details className={styles.details}>
            <summary className={styles.opener}>
              {asTable}
              <VisuallyHidden>: {label}</VisuallyHidden>
            </summary>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A box that scrolls has to be reached by the keyboard. */}
            <div className={styles.scroll} tabIndex={0} role="group" aria-label={label}>
              <DataTable size="small" figures="all" caption={label} captionHidden>
                <thead>
                  <tr>
                    <th scope="col">{along}</th>
                    {series.map(({ name }) => (
                      <th key={name} scope="col">
                        {name}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {steps.map((step, index) => (
                    <tr key={step}>
                      <th scope="row" className={styles.name}>
                        {step}
                      </th>
                      {series.map((one) => (
                        <td key={one.name} className={styles.value}>
                          {formatCount(one.values[index] ?? 0)}
                        </td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </DataTable>
            </div>
          </details>
        </>
      )}
    </CaptionedFigure>
  );
}
