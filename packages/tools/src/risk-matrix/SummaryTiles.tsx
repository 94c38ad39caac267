import { RadioGroupInput } from '@advisor/ui/fields';
import { useMemo } from 'react';
import { screenOnly } from '../frame';
import type { Risk } from './document';
import * as styles from './RiskMatrix.css';
import type { View } from './view';
import { useRiskLanguage } from './useRiskLanguage';
import type { RiskText } from './words';
import { afterMitigation, summarize, type Bands, type RiskSummary } from './rules';

const tiles = [
  { key: 'totalRisks', label: 'Total Risks' },
  { key: 'criticalRisks', label: 'Critical' },
  { key: 'highRisks', label: 'High' },
  { key: 'openRisks', label: 'Open' },
] as const satisfies { key: keyof RiskSummary; label: RiskText }[];

export interface SummaryTilesProps {
  risks: readonly Risk[];
  bands: Bands;
  view: View;
  onView: (view: View) => void;
}

// RISK-6, RISK-12
/** The summary tiles, and the choice between the two ratings. Renders a `<dl>` and a group of radio buttons. */
export function SummaryTiles({ risks, bands, view, onView }: SummaryTilesProps) {
  const { t, formatNumber } = useRiskLanguage();
  const before = useMemo(() => summarize(risks, bands), [risks, bands]);
  const after = useMemo(() => summarize(risks.map(afterMitigation), bands), [risks, bands]);
  const ratedAgain = risks.some(({ residualProbability, residualImpact }) => residualProbability || residualImpact);
  const summary = view === 'after' ? after : before;
  return (
    <div className={styles.section}>
      <dl className={styles.tiles}>
        {tiles.map(({ key, label }) => (
          <div key={key} className={styles.tile}>
            <dt className={styles.small}>{t(label)}</dt>
            <dd className={styles.figure}>
              <span>{formatNumber(summary[key])}</span>
              {before[key] !== summary[key] ? (
                <span className={styles.earlier}> {t('({count} before)', { count: before[key] })}</span>
              ) : null}
            </dd>
          </div>
        ))}
      </dl>
      <div className={screenOnly}>
        <RadioGroupInput
          layout="row"
          label={t('Rating shown')}
          hint={
            ratedAgain
              ? t('Changes the figures, the matrix and the order of the register.')
              : t('No risk has a rating after mitigation yet. Edit one to give it.')
          }
          options={[
            { value: 'before', label: t('Before mitigation') },
            { value: 'after', label: t('After mitigation') },
          ]}
          value={view}
          onChange={(value) => onView(value as View)}
        />
      </div>
    </div>
  );
}
