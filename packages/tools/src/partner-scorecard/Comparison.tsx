import { Badge, Heading, type HeadingLevel } from '@advisor/ui';
import { useId } from 'react';
import { comparePartners, components, overallCeiling, rawCeiling, rawScore, type PartnerInput } from './engine';
import { ratingLevels } from './PartnerResult';
import * as styles from './PartnerScorecard.css';
import { useScorecardLanguage } from './words';

export interface ComparisonProps {
  /** Two to four. */
  partners: readonly PartnerInput[];
  headingLevel: HeadingLevel;
}

/** Partners side by side, with the leader of each component named. Renders a `<section>` with a table. */
export default function Comparison({ partners, headingLevel }: ComparisonProps) {
  const { t } = useScorecardLanguage();
  const headingId = useId();
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
    <section className={styles.comparison}>
      <Heading level={headingLevel} size="xl" id={headingId}>
        {t('Side by side')}
      </Heading>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard */}
      <div role="region" aria-labelledby={headingId} tabIndex={0} className={styles.scroll}>
        <table aria-labelledby={headingId} className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('Points')}</th>
              {partners.map((partner, place) => (
                <th key={place} scope="col">
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
                  <span>{overallScore}</span> {leads(first, place)}
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
                    <span>{scores[id]}</span> {leads(leaders[id], place)}
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
        </table>
      </div>
    </section>
  );
}
