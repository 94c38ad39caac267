import { Badge } from '@advisor/ui';
import type { CSSProperties } from 'react';
import { categoryBand, type CategoryBand } from './assess';
import * as styles from './SecurityAssessment.css';
import { useAssessmentLanguage } from './useAssessmentLanguage';
import { ScoreBar } from './SecurityAssessment.marks';

const levels = { Strength: 'low', Developing: 'medium', Weakness: 'critical' } as const satisfies Record<
  CategoryBand,
  string
>;

/** The score of each category. Renders a `<ul>`. */
export function CategoryBars({ scores }: { scores: Readonly<Record<string, number>> }) {
  const { t } = useAssessmentLanguage();
  return (
    <ul role="list" aria-label={t('Scores by category')} className={styles.categories}>
      {Object.entries(scores).map(([category, score]) => {
        const band = categoryBand(score);
        return (
          <li key={category} className={styles.category}>
            <span>{category}</span>
            <span className={styles.percent}>{`${score}\u202f%`}</span>
            <span>
              <Badge level={levels[band]}>{t(band)}</Badge>
            </span>
            <span aria-hidden="true" className={styles.track} style={{ '--score': score } as CSSProperties}>
              <ScoreBar $level={levels[band]} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}
