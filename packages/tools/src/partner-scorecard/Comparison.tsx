import { Badge, Heading, type HeadingLevel } from '@advisor/ui';
import { Meter, type MeterProps } from '@advisor/ui/charts';
import { DataTable } from '@advisor/ui/table';
import { useId, type ReactNode } from 'react';
import { comparePartners, components, overallCeiling, rawCeiling, rawScore, type PartnerInput } from './engine';
import { ratingLevels } from './PartnerResult';
import * as styles from './PartnerScorecard.css';
import { useScorecardLanguage } from './words';

export interface ComparisonProps {
  /** Two to four. */
  partners: readonly PartnerInput[];
  headingLevel: HeadingLevel;
}

/** Partners side by side. Renders a `<section>` with a table that scrolls. */
export default function Comparison({ partners, headingLevel }: ComparisonProps) {
  const { t } = useScorecardLanguage();
  const headingId = useId();
  return (
    <section className={styles.comparison}>
      <Heading level={headingLevel} size="xl" id={headingId}>
        {t('Side by side')}
      </Heading>
      <DataTable labelledBy={headingId} scrolls>
        <ComparedPartners partners={partners} />
      </DataTable>
    </section>
  );
}

// SCORECARD-12
/** Each partner's points as figures and bars; the leader of each component is named. Renders table rows. */
export function ComparedPartners({ partners }: Pick<ComparisonProps, 'partners'>) {
  const { t } = useScorecardLanguage();
  const { scorecards, leaders } = comparePartners(partners);
  const raw = scorecards.map(({ scores }) => rawScore(scores));
  // Ties share a rank.
  const ranks = raw.map((points) => 1 + raw.filter((other) => other > points).length);
  const first = ranks.flatMap((rank, place) => (rank === 1 ? [place] : []));
  const leads = (places: readonly number[], place: number) => {
    if (!places.includes(place)) return null;
    if (places.length === partners.length) return <Badge>{t('Equal')}</Badge>;
    return <Badge tone="info">{t(places.length === 1 ? 'Leads' : 'Shares the lead')}</Badge>;
  };
  return (
    <>
      <thead>
        <tr>
          <th scope="col" className={styles.partner}>
            {t('Points')}
          </th>
          {partners.map((partner, place) => (
            <th key={place} scope="col" className={styles.partner}>
              {partner.companyName}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr className={styles.totalRow}>
          <th scope="row">{t('Overall, of {cap}', { cap: overallCeiling })}</th>
          {scorecards.map(({ overallScore }, place) => (
            <td key={place}>
              <Figure value={overallScore} max={overallCeiling}>
                {leads(first, place)}
              </Figure>
            </td>
          ))}
        </tr>
        <tr>
          <th scope="row">{t('Rating')}</th>
          {scorecards.map(({ rating }, place) => (
            <td key={place}>
              <Badge level={ratingLevels[rating]}>{t(rating)}</Badge>
            </td>
          ))}
        </tr>
        <tr>
          <th scope="row">{t('Rank')}</th>
          {scorecards.map((_, place) => (
            <td key={place}>{ranks[place]}</td>
          ))}
        </tr>
        {components.map(({ id, label, cap }) => (
          <tr key={id}>
            <th scope="row">
              {t(id === 'riskFactors' ? '{component}, of {cap} (higher is better)' : '{component}, of {cap}', {
                component: { text: label },
                cap,
              })}
            </th>
            {scorecards.map(({ scores }, place) => (
              <td key={place}>
                <Figure value={scores[id]} max={cap} tone="neutral">
                  {leads(leaders[id], place)}
                </Figure>
              </td>
            ))}
          </tr>
        ))}
        <tr>
          <th scope="row">{t('All components, of {cap}', { cap: rawCeiling })}</th>
          {scorecards.map((_, place) => (
            <td key={place}>{raw[place]}</td>
          ))}
        </tr>
      </tbody>
    </>
  );
}

interface FigureProps extends Pick<MeterProps, 'max' | 'tone'> {
  value: number;
  /** The value of the bar. */
  children: ReactNode;
}

/** A figure with a bar. Renders a `<span>`. */
function Figure({ children, ...bar }: FigureProps) {
  return (
    <span className={styles.figure}>
      <span>{bar.value}</span> <Meter {...bar} size="small" />
      {children}
    </span>
  );
}
