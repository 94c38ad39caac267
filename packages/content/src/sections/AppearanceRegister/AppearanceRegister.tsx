import { Heading, Link, Section, Text } from '@advisor/ui';
import { Day } from '../../cards/Day';
import type { SectionWords } from '../../shapes/shapes';
import * as register from '../InterestRegister/InterestRegister.css';
import { appearancesByYear, inMonths, sumUp, type Appearance, type Appearances } from './appearances';
import * as styles from './AppearanceRegister.css';

export interface AppearanceRegisterProps extends SectionWords, Appearances {}

const columns = ['Title', 'Outlet', 'Kind', 'Length or audience', 'Date'] as const;

// PAGE-5, PAGE-49
/**
 * The owner's episodes, talks and texts in one table by year, each with its outlet, and totals. Each year has a chart
 * of its months. Titles are links that open a new tab. Renders a `<section>`.
 */
export function AppearanceRegister({ podcasts, engagements, publications, ...section }: AppearanceRegisterProps) {
  const years = appearancesByYear({ podcasts, engagements, publications });
  return (
    <Section {...section} wide>
      {years.length > 0 ? (
        <>
          <Text weight="medium">{sumUp(years)}</Text>
          {/* Divs with table roles: rows that are displayed as cards would lose the native ones. */}
          <div role="table" aria-label={section.heading} className={register.table}>
            <div role="rowgroup">
              <div role="row" className={styles.heads}>
                {columns.map((column) => (
                  <div key={column} role="columnheader">
                    {column}
                  </div>
                ))}
              </div>
            </div>
            {years.map(([year, appearances]) => (
              <div key={year} role="rowgroup" aria-label={year}>
                <div role="row" className={styles.year}>
                  <div role="rowheader" aria-colspan={columns.length} className={styles.number}>
                    {year}
                  </div>
                  <Months counts={inMonths(appearances)} />
                </div>
                {appearances.map((each) => (
                  <Row key={each.url} {...each} />
                ))}
              </div>
            ))}
          </div>
        </>
      ) : null}
    </Section>
  );
}

function Row({ title, url, outlet, description, kind, reach, date }: Appearance) {
  const cells = [outlet, kind, reach, <Day key="date" date={date} />];
  return (
    <div role="row" className={styles.row}>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- Its text is that of the link. */}
      <div role="rowheader" className={register.name}>
        <Heading level={3} size="m">
          <Link href={url}>{title}</Link>
        </Heading>
        <div className={register.description}>
          <Text size="xs" color="soft">
            {description}
          </Text>
        </div>
      </div>
      <div role="none" className={register.facts}>
        {cells.map((cell, index) => (
          <div
            key={columns[index + 1]}
            role="cell"
            className={register.cell}
            data-plain={cell === undefined || undefined}
          >
            {cell ?? '–'}
          </div>
        ))}
      </div>
    </div>
  );
}

const [step, width, most] = [10, 8, 3];
const unit = 8;

/** The months of a year. Hidden from screen readers, because the rows have the dates. */
function Months({ counts }: { counts: readonly number[] }) {
  const bar = (month: number, height: number) => `M${month * step} ${most * unit}h${width}v-${height}h-${width}z`;
  const draw = (isFilled: boolean) =>
    counts
      .flatMap((count, month) =>
        count > 0 === isFilled ? [bar(month, isFilled ? Math.min(count, most) * unit : 2)] : [],
      )
      .join('');
  return (
    <svg
      className={styles.months}
      aria-hidden="true"
      viewBox={`0 0 ${11 * step + width} ${most * unit}`}
      preserveAspectRatio="none"
    >
      <path className={styles.empty} d={draw(false)} />
      <path d={draw(true)} />
    </svg>
  );
}
