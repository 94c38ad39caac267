import { createContext, useContext } from 'react';
import type { FieldNode } from '../entries/fieldTree';
import type { FileStore } from '../files/fileStore';

export interface EntryContextValue {
  /** The id of a field's control. */
  idOf: (path: string) => string;
  /** The current error of a field. */
  problemAt: (path: string) => string | undefined;
  /** Called when focus leaves a field. */
  onLeave: (path: string) => void;
  /** The store of pictures and documents. */
  files: FileStore | undefined;
}

export interface EntryFieldProps {
  field: FieldNode;
  /** Its path in the entry, in yup's format: `resources[1].name`. */
  path: string;
  value: unknown;
  onChange: (value: unknown) => void;
  /** Replaces the schema's label: list items are numbered. */
  label?: string;
}

/** Shared by the fields of an entry form. */
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
