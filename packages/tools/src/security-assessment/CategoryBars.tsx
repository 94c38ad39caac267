import { Badge } from '@advisor/ui';
import { Meter } from '@advisor/ui/charts';
import { categoryBand } from './assess';
import { categoryTones } from './categoryTones';
import * as styles from './SecurityAssessment.css';
import { useAssessmentLanguage } from './useAssessmentLanguage';

/** The score of each category. Renders a `<ul>`. */
export function CategoryBars({ scores }: { scores: Readonly<Record<string, number>> }) {
  const { t } = useAssessmentLanguage();
  return (
    <ul role="list" aria-label={t('Scores by category')}>
      {Object.entries(scores).map(([category, score]) => {
        const band = categoryBand(score);
        return (
          <li key={category} className={styles.category}>
            <span>{category}</span>
            <span className={styles.percent}>{score}&#8239;%</span>
            <span>
              <Badge tone={categoryTones[band]}>{t(band)}</Badge>
            </span>
            <span className={styles.bar}>
              <Meter value={score} max={100} tone={categoryTones[band]} size="small" />
            </span>
          </li>
        );
      })}
    </ul>
  );
}
