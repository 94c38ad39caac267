import { Text } from '@advisor/ui';
import { ErrorSummary } from '@advisor/ui/fields';
import { useId, useMemo, useState, type ReactNode } from 'react';
import type { EntryDraft } from '../entries/contentStore';
import type { AnyCollection } from '../entries/anyCollection';
import { fieldTree } from '../entries/fieldTree';
import type { FileStore } from '../files/fileStore';
import { problemLine, problemsOf, type Problems } from '../entries/problems';
import { withField } from '../entries/emptyEntry';
import { EntryContext, type EntryContextValue } from './EntryContext';
import { EntryField } from './EntryField';
import * as styles from './EntryForm.css';

export interface EntryFormProps {
  /** The collection whose schema defines the fields. */
  collection: Pick<AnyCollection, 'schema' | 'entryLabel'>;
  value: EntryDraft;
  /** Called with the whole entry on every change. Blank optional fields are omitted. */
  onChange: (value: EntryDraft) => void;
  /**
   * The number of submit attempts. From the first on, all errors are shown, also in a summary above the fields, which
   * takes focus; before, only those of fields that were left.
   * @default 0
   */
  attempts?: number;
  /** The server's errors, by path in the entry: `highlights[2]`. */
  refused?: Problems;
  /** The store of pictures and documents. Without it no picture can be chosen. */
  files?: FileStore;
  /** Shown above the fields. */
  children?: ReactNode;
}

// ADMIN-16
/**
 * A controlled form generated from a collection's schema: a control for each field with label, help, limits and the
 * schema's messages. Renders a `<form>`.
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
  // Once all errors are fixed the summary stays hidden for this attempt: it would take focus from the field.
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
        {children}
        {tree.fields.some(({ required }) => required) ? (
          <Text size="xs" color="soft">
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
