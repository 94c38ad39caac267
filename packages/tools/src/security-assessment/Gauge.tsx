import { Badge } from '@advisor/ui';
import type { Level } from '@advisor/ui/theme';
import type { CSSProperties } from 'react';
import { riskLevelOf, type RiskLevel } from './assess';
import * as styles from './SecurityAssessment.css';
import { useAssessmentLanguage } from './useAssessmentLanguage';
import { Band, Needle } from './SecurityAssessment.marks';

/** The engine's bands, lowest score first. */
const bands = Array.from({ length: 101 }, (_, score) => score).reduce<
  { riskLevel: RiskLevel; from: number; to: number }[]
>((found, score) => {
  const riskLevel = riskLevelOf(score);
  const open = found.at(-1);
  if (open?.riskLevel === riskLevel) open.to = score;
  else found.push({ riskLevel, from: score, to: score });
  return found;
}, []);

const levelOf = (riskLevel: RiskLevel) => nameOf(riskLevel).toLowerCase() as Level;
const nameOf = (riskLevel: RiskLevel) => riskLevel.replace(' Risk', '');

/** The overall score on the scale of the four bands. Renders a `<div>`; everything is in text too. */
export function Gauge({ score, riskLevel }: { score: number; riskLevel: RiskLevel }) {
  const { t, tell } = useAssessmentLanguage();
  return (
    <div className={styles.gauge}>
      <p className={styles.overall}>
        <span className={styles.figure}>{`${score}\u202f%`}</span>{' '}
        <Badge level={levelOf(riskLevel)}>{t(riskLevel)}</Badge>
      </p>
      <div>
        <div aria-hidden="true" className={styles.scale} style={{ '--score': score } as CSSProperties}>
          {bands.map(({ riskLevel, from, to }) => (
            <Band key={riskLevel} $level={levelOf(riskLevel)} $share={to - from + (to === 100 ? 0 : 1)} />
          ))}
          <Needle />
        </div>
        <ul role="list" aria-label={t('Bands of the overall score')} className={styles.bands}>
          {bands.map(({ riskLevel, from, to }) => (
            <li key={riskLevel}>
              <span>{tell({ text: nameOf(riskLevel) })}</span> <span className={styles.range}>{`${from}–${to}`}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
