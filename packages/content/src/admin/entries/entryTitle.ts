import type { AnyCollection } from './anyCollection';

/** What names an entry in lists, also while its title is not filled in. */
export function entryTitle(
  { titleField, entryLabel, label, single }: Pick<AnyCollection, 'titleField' | 'entryLabel' | 'label' | 'single'>,
  data: unknown,
): string {
  if (single) return label;
  const title = (data as Record<string, unknown> | null | undefined)?.[titleField];
  return typeof title === 'string' && title.trim() !== '' ? title : `${entryLabel} without a name`;
}
