import { FilePicker, screenOnly } from '../frame';
import { localDate } from '../share-state';
import { assess, type AssessmentResult } from './assess';
import type { Earlier } from './earlier';
import { compareAssessments, type CategoryChange } from './progress';
import type { AssessmentQuestion } from './questions';
import * as styles from './SecurityAssessment.css';

export interface ComparisonProps {
  result: AssessmentResult;
  questions: readonly AssessmentQuestion[];
  earlier?: Earlier;
  onFile: (file: File) => void;
}

/** What changed since an earlier result, from this browser or a file. Renders a `<table>` and a button. */
export function Comparison({ result, questions, earlier, onFile }: ComparisonProps) {
  return (
    <>
      {earlier ? <ChangeTable result={result} questions={questions} earlier={earlier} /> : null}
      <div className={screenOnly}>
        <p className={styles.small}>
          {earlier
            ? 'You can compare with an exported file instead.'
            : 'New Assessment keeps this result for comparison. You can also compare with an exported file.'}
        </p>
        <FilePicker label="Compare with a file" accept=".json" onFile={onFile} />
      </div>
    </>
  );
}

function ChangeTable({ result, questions, earlier }: Omit<Required<ComparisonProps>, 'onFile'>) {
  const { overall, categories } = compareAssessments(assess(earlier.answers, questions), result);
  const date = localDate(earlier.generatedAt);
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>
        In percent, against the result of {date}
        {earlier.from ? ` in ${earlier.from}` : ', your last assessment'}
      </caption>
      <thead>
        <tr>
          <th scope="col">Category</th>
          <th scope="col">Before</th>
          <th scope="col">Now</th>
          <th scope="col">Change</th>
        </tr>
      </thead>
      <tbody>
        {[{ category: 'Overall', ...overall }, ...categories].map(({ category, before, after, change }) => (
          <tr key={category}>
            <th scope="row">{category}</th>
            <td>{before ?? 'none'}</td>
            <td>{after ?? 'none'}</td>
            <td>{signed(change)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function signed(change: CategoryChange['change']): string {
  if (change === null) return 'none';
  if (change === 0) return 'same';
  return change > 0 ? `+${change}` : `−${-change}`;
}
