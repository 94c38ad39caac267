import { localDate } from '@advisor/ui/text';
import { ImportButton, screenOnly } from '../frame';
import { dateFormat } from '../language';
import { assess, type AssessmentResult } from './assess';
import type { Earlier } from './earlier';
import { compareAssessments, type CategoryChange } from './progress';
import type { AssessmentQuestion } from './questions';
import * as styles from './SecurityAssessment.css';
import { useAssessmentLanguage } from './useAssessmentLanguage';
import type { AssessmentLanguage } from './words';

export interface ComparisonProps {
  result: AssessmentResult;
  questions: readonly AssessmentQuestion[];
  earlier?: Earlier;
  onFile: (file: File) => void;
}

/** What changed since an earlier result, from this browser or a file. Renders a `<table>` and a button. */
export function Comparison({ result, questions, earlier, onFile }: ComparisonProps) {
  const { t } = useAssessmentLanguage();
  return (
    <>
      {earlier ? <ChangeTable result={result} questions={questions} earlier={earlier} /> : null}
      <div className={screenOnly}>
        <p className={styles.small}>
          {t(
            earlier
              ? 'You can compare with an exported file instead.'
              : 'New Assessment keeps this result for comparison. You can also compare with an exported file.',
          )}
        </p>
        <ImportButton label={t('Compare with a file')} accept=".json" onFile={onFile} />
      </div>
    </>
  );
}

function ChangeTable({ result, questions, earlier }: Omit<Required<ComparisonProps>, 'onFile'>) {
  const { overall, categories } = compareAssessments(assess(earlier.answers, questions), result);
  const { t, locale } = useAssessmentLanguage();
  const day = localDate(earlier.generatedAt);
  const date = locale === 'en-US' ? day : dateFormat(locale, { dateStyle: 'medium' })(earlier.generatedAt);
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>
        {earlier.from
          ? t('In percent, against the result of {date} in {file}', { date, file: earlier.from })
          : t('In percent, against the result of {date}, your last assessment', { date })}
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('Category')}</th>
          <th scope="col">{t('Before')}</th>
          <th scope="col">{t('Now')}</th>
          <th scope="col">{t('Change')}</th>
        </tr>
      </thead>
      <tbody>
        {[{ category: t('Overall'), ...overall }, ...categories].map(({ category, before, after, change }) => (
          <tr key={category}>
            <th scope="row">{category}</th>
            <td>{before ?? t('none')}</td>
            <td>{after ?? t('none')}</td>
            <td>{changeIn(change, t)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function changeIn(change: CategoryChange['change'], t: AssessmentLanguage['t']): string {
  if (change === null) return t('none');
  if (change === 0) return t('same');
  return change > 0 ? `+${change}` : `−${-change}`;
}
