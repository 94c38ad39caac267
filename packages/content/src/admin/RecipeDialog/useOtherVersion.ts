import { latestOnly } from '@advisor/ui';
import { useEffect, useRef, useState } from 'react';
import type { Recipe } from '../recipe';

/** A recipe was not saved, because it has changed since it was opened. */
export class ChangedElsewhereError extends Error {
  constructor() {
    super('It was changed elsewhere since you opened it. Choose above which version stays.');
  }
}

/**
 * Tracks which version of a recipe is edited, and whether there is a newer one: `other` is that version, `null` if the
 * recipe was deleted, `undefined` if it is unchanged.
 */
export function useOtherVersion(recipe: Recipe | undefined, onCheck?: (id: string) => Promise<Recipe | null>) {
  const [base, setBase] = useState(recipe);
  const [other, setOther] = useState<Recipe | null>();
  const version = useRef(recipe?.updated_at ?? null);
  const [{ ask, changed }] = useState(latestOnly);
  const id = recipe?.id;

  useEffect(() => {
    if (id === undefined || !onCheck) return undefined;
    const onFocus = () =>
      void ask(
        () => onCheck(id),
        (now) => setOther((now?.updated_at ?? null) === version.current ? undefined : now),
        // A failure of this background check is not reported; saving checks again.
        () => {},
      );
    addEventListener('focus', onFocus);
    return () => removeEventListener('focus', onFocus);
  }, [id, onCheck, ask]);

  return {
    base,
    other,
    /** The version that a save replaces. */
    replaced: () => version.current,
    report(now: Recipe | null) {
      changed();
      setOther(now);
    },
    /** Goes on with the other version. */
    load() {
      if (!other) return;
      version.current = other.updated_at;
      setBase(other);
      changed();
      setOther(undefined);
    },
    /** Lets the next save overwrite the other version, or create a deleted recipe again. */
    replace() {
      version.current = other?.updated_at ?? null;
      changed();
    },
  };
}
