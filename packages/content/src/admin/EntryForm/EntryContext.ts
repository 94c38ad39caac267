import { createContext, useContext } from 'react';
import type { FieldNode } from '../entries/fieldTree';
import type { FileStore } from '../fileStore';

export interface EntryContextValue {
  /** The id of the control of a field. */
  idOf: (path: string) => string;
  /** What is to be said at a field now. */
  problemAt: (path: string) => string | undefined;
  /** Called when the focus leaves a field. */
  onLeave: (path: string) => void;
  /** Where pictures and documents are chosen and stored. */
  files: FileStore | undefined;
}

export interface EntryFieldProps {
  field: FieldNode;
  /** Where it is in the entry, as yup writes it: `resources[1].name`. */
  path: string;
  value: unknown;
  onChange: (value: unknown) => void;
  /** Instead of the label of the schema: the items of a list are numbered. */
  label?: string;
}

/** What the fields of one entry form share. */
export const EntryContext = createContext<EntryContextValue | null>(null);

export function useEntryField(path: string) {
  const context = useContext(EntryContext);
  if (!context) throw new Error('A field of an entry stands in an EntryForm.');
  return {
    id: context.idOf(path),
    error: context.problemAt(path),
    onBlur: () => context.onLeave(path),
    files: context.files,
  };
}
