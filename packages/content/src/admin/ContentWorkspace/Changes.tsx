import { Text, VisuallyHidden } from '@advisor/ui';
import type { FieldChange } from '../entries/entryDiff';
import * as styles from './ContentWorkspace.css';

export interface ChangesProps {
  changes: readonly FieldChange[];
  /** What the two versions are: "Before", "After". */
  labels: readonly [string, string];
}

/** Two versions, field by field. Renders a `<dl>`. */
export function Changes({ changes, labels: [first, second] }: ChangesProps) {
  if (changes.length === 0)
    return (
      <Text size="s" color="textSoft">
        The words are the same.
      </Text>
    );
  return (
    <dl className={styles.list}>
      {changes.map(({ label, before, after }) => (
        <div key={label} className={styles.change}>
          <dt className={styles.changeField}>{label}</dt>
          <Version label={first} words={before} />
          <Version label={second} words={after} />
        </div>
      ))}
    </dl>
  );
}

function Version({ label, words }: { label: string; words: string | null }) {
  return (
    <dd className={styles.version}>
      <Text as="span" size="xs" color="textSoft">
        <span>{label}</span>
        <VisuallyHidden>: </VisuallyHidden>
      </Text>
      <br />
      <span>{words ?? '–'}</span>
    </dd>
  );
}
