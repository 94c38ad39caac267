import { Badge } from '@advisor/ui';
import { Meter } from '@advisor/ui/charts';
import type { Level } from '@advisor/ui/theme';
import { riskLevelOf, type RiskLevel } from './assess';
import * as styles from './SecurityAssessment.css';
import { useAssessmentLanguage } from './useAssessmentLanguage';

const nameOf = (level: RiskLevel) => level.replace(' Risk', '');
const levelOf = (level: RiskLevel) => nameOf(level).toLowerCase() as Level;

/** The engine's bands, lowest score first. */
const bands = Array.from({ length: 101 }, (_, score) => score).reduce<
  { riskLevel: RiskLevel; level: Level; from: number; to: number }[]
>((found, score) => {
  const riskLevel = riskLevelOf(score);
  const open = found.at(-1);
  if (open?.riskLevel === riskLevel) open.to = score;
  else found.push({ riskLevel, level: levelOf(riskLevel), from: score, to: score });
  return found;
}, []);

/** The overall score on the scale of the four bands. Renders a `<div>`; everything is in text too. */
export function Gauge({ score, riskLevel }: { score: number; riskLevel: RiskLevel }) {
  const { t, tell } = useAssessmentLanguage();
  return (
    <div className={styles.gauge}>
      <p className={styles.overall}>
        <span className={styles.figure}>{score}&#8239;%</span> <Badge level={levelOf(riskLevel)}>{t(riskLevel)}</Badge>
      </p>
      <div>
        <Meter value={score} max={100} bands={bands} />
        <ul role="list" aria-label={t('Bands of the overall score')} className={styles.bands}>
          {bands.map(({ riskLevel, from, to }) => (
            <li key={riskLevel}>
              {tell({ text: nameOf(riskLevel) })} <span className={styles.range}>{`${from}–${to}`}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
