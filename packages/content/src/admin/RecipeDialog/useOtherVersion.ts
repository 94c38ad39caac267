import { useEffect, useRef, useState } from 'react';
import type { Recipe } from '../recipe';

/** A recipe was not saved, because it is no longer the version that was opened. */
export class ChangedElsewhereError extends Error {
  constructor() {
    super('It was changed elsewhere since you opened it. Choose above which version stays.');
  }
}

/**
 * Follows which version of a recipe is edited, and whether there is another one by now: `other` is that version,
 * `null` when the recipe was deleted, `undefined` when nobody touched it.
 */
export function useOtherVersion(recipe: Recipe | undefined, onCheck?: (id: string) => Promise<Recipe | null>) {
  const [base, setBase] = useState(recipe);
  const [other, setOther] = useState<Recipe | null>();
  const version = useRef(recipe?.updated_at ?? null);
  const id = recipe?.id;

  useEffect(() => {
    if (id === undefined || !onCheck) return undefined;
    const check = async () => {
      // Nobody can be told about a failure who did not ask; saving checks again.
      const now = await onCheck(id).catch(() => undefined);
      if (now !== undefined && now?.updated_at !== version.current) setOther(now);
    };
    const onFocus = () => void check();
    addEventListener('focus', onFocus);
    return () => removeEventListener('focus', onFocus);
  }, [id, onCheck]);

  return {
    base,
    other,
    /** The version that a save replaces. */
    replaced: () => version.current,
    report: setOther,
    /** Edits the other version, from what it holds. */
    load() {
      if (!other) return;
      version.current = other.updated_at;
      setBase(other);
      setOther(undefined);
    },
    /** Lets the next save replace the other version, or make a deleted recipe anew. */
    replace() {
      version.current = other?.updated_at ?? null;
    },
  };
}
