import { Text } from '@advisor/ui';
import { ErrorSummary } from '@advisor/ui/fields';
import { useId, useMemo, useState, type ReactNode } from 'react';
import type { EntryDraft } from '../contentStore';
import type { AnyCollection } from '../entries/anyCollection';
import { fieldTree } from '../entries/fieldTree';
import type { FileStore } from '../fileStore';
import { problemLine, problemsOf, type Problems } from '../entries/problems';
import { withField } from '../entries/emptyEntry';
import { EntryContext, type EntryContextValue } from './EntryContext';
import { EntryField } from './EntryField';
import * as styles from './EntryForm.css';

export interface EntryFormProps {
  /** Whose schema the fields are made of. */
  collection: Pick<AnyCollection, 'schema' | 'entryLabel'>;
  /** The entry: a value for each field, by its name. The form does not keep it: pass what `onChange` reports. */
  value: EntryDraft;
  /** Called with the whole entry on every change. Optional fields that are blank are left out of it. */
  onChange: (value: EntryDraft) => void;
  /**
   * Counts the attempts to use the entry. From the first on, every problem is shown, in a summary above the fields too,
   * which takes the focus; before, only those of fields that the person has left.
   * @default 0
   */
  attempts?: number;
  /** What a server has found wrong, by where it is in the entry: `highlights[2]`. */
  refused?: Problems;
  /** Where pictures and documents are chosen and stored. Without it no picture can be chosen. */
  files?: FileStore;
  /** Shown above the fields. */
  children?: ReactNode;
}

// ADMIN-16
/**
 * A form made of the schema of a collection: a control for each field with its label, help and bounds, and the messages of
 * the schema. It keeps nothing. Renders a `<form>`.
 */
export function EntryForm({ collection, value, onChange, attempts = 0, refused, files, children }: EntryFormProps) {
  const id = useId();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const tree = useMemo(() => fieldTree(collection.schema), [collection.schema]);
  const problems = useMemo(() => ({ ...refused, ...problemsOf(collection, value) }), [collection, refused, value]);
  const context = useMemo<EntryContextValue>(
    () => ({
      idOf: (path) => `${id}-${path}`,
      problemAt: (path) => (attempts > 0 || left.has(path) || refused?.[path] ? problems[path] : undefined),
      onLeave: (path) => setLeft((before) => (before.has(path) ? before : new Set(before).add(path))),
      files,
    }),
    [id, attempts, left, problems, refused, files],
  );
  const errors = Object.entries(problems);
  // Once everything is valid the summary stays hidden for this attempt: it would take the focus from the field.
  const [solved, setSolved] = useState(0);
  if (errors.length === 0 && solved !== attempts) setSolved(attempts);
  return (
    <EntryContext.Provider value={context}>
      <form
        aria-label={collection.entryLabel}
        className={styles.form}
        noValidate
        onSubmit={(event) => event.preventDefault()}
      >
        {attempts > solved && errors.length > 0 ? (
          <ErrorSummary
            key={attempts}
            errors={errors.map(([path, message]) => ({
              message: problemLine(tree, path, message),
              fieldId: context.idOf(path),
            }))}
          />
        ) : null}
        {problems[''] && attempts > 0 ? <p className={styles.problem}>{problems['']}</p> : null}
        {/* oxlint-disable-next-line translation/text-alone -- paragraphs and fields */}
        {children}
        {tree.fields.some(({ required }) => required) ? (
          <Text size="xs" color="textSoft">
            Fields marked <span className={styles.mark}>*</span> are required.
          </Text>
        ) : null}
        {tree.fields.map((field) => (
          <EntryField
            key={field.name}
            field={field}
            path={field.name}
            value={value[field.name]}
            onChange={(next) => onChange(withField(value, field, next))}
          />
        ))}
      </form>
    </EntryContext.Provider>
  );
}
