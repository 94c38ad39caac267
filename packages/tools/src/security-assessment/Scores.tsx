import { Meter } from '@advisor/ui';
import { categoryBands, riskBands, type AssessmentResult } from './assess';
import * as styles from './SecurityAssessment.css';
import { useAssessmentLanguage } from './useAssessmentLanguage';

const riskLevels = {
  'Low Risk': 'low',
  'Medium Risk': 'medium',
  'High Risk': 'high',
  'Critical Risk': 'critical',
} as const;
const categoryLevels = { Strength: 'low', Developing: 'medium', Weakness: 'critical' } as const;

const inPercent = (score: number) => `${score}\u202f%`;

/** The overall score on the scale of the four risk levels. Renders a `<div>`. */
export function OverallScore({ score, labelledBy }: { score: number; labelledBy: string }) {
  const { t } = useAssessmentLanguage();
  const bands = riskBands
    .map(({ from, riskLevel }) => ({ from, name: t(riskLevel), level: riskLevels[riskLevel] }))
    .toReversed();
  return <Meter variant="gauge" labelledBy={labelledBy} value={score} valueText={inPercent(score)} bands={bands} />;
}

/** The score of each category. Renders a `<ul>`. */
export function CategoryScores({ scores }: { scores: AssessmentResult['categoryScores'] }) {
  const { t } = useAssessmentLanguage();
  const bands = categoryBands
    .map(({ from, band }) => ({ from, name: t(band), level: categoryLevels[band] }))
    .toReversed();
  return (
    <ul role="list" aria-label={t('Scores by category')} className={styles.categories}>
      {Object.entries(scores).map(([category, score]) => (
        <li key={category}>
          <Meter label={category} value={score} valueText={inPercent(score)} bands={bands} />
        </li>
      ))}
    </ul>
  );
}
