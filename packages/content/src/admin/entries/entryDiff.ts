import { isRichText, markdownOf } from '../../schema/richText';
import type { FieldNode } from './fieldTree';

/** A field in which two versions of an entry differ. */
export interface FieldChange {
  /** Where it is, in the words of the form: "Highlights, 2". */
  label: string;
  /** As text; null if it is not in this version. */
  before: string | null;
  after: string | null;
}

/** The fields in which two versions of an entry differ, in the order of the form. Either may be null: not on the site. */
export function entryDiff(entry: FieldNode, before: unknown, after: unknown): FieldChange[] {
  return changesOf(entry, [], before ?? undefined, after ?? undefined);
}

function changesOf(field: FieldNode, path: readonly string[], before: unknown, after: unknown): FieldChange[] {
  if (isSame(before, after)) return [];
  if ((field.control === 'group' || field.control === 'picture') && (isRecord(before) || isRecord(after))) {
    const [was, is] = [recordOf(before), recordOf(after)];
    const known = new Set(field.fields.map(({ name }) => name));
    // What the schema has no field for any more is shown too: it was on the site.
    const unknown = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter((name) => !known.has(name));
    return [
      ...field.fields.flatMap((each) => changesOf(each, [...path, each.label], was[each.name], is[each.name])),
      ...unknown.flatMap((name) => changeOf([...path, name], was[name], is[name])),
    ];
  }
  if (field.control === 'list' && field.item && (Array.isArray(before) || Array.isArray(after))) {
    const { item } = field;
    const [was, is] = [listOf(before), listOf(after)];
    return Array.from({ length: Math.max(was.length, is.length) }, (_, index) =>
      changesOf(item, [...path, String(index + 1)], was[index], is[index]),
    ).flat();
  }
  return changeOf(path, before, after);
}

function changeOf(path: readonly string[], before: unknown, after: unknown): FieldChange[] {
  return isSame(before, after) ? [] : [{ label: path.join(', '), before: textOf(before), after: textOf(after) }];
}

function textOf(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  return isRichText(value) ? markdownOf(value) : JSON.stringify(value);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const recordOf = (value: unknown) => (isRecord(value) ? value : {});
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Whether two values of entries say the same, whatever the order of their keys: the database has its own. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((value, index) => isSame(value, b[index]));
  if (!isRecord(a) || !isRecord(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => key in b && isSame(a[key], b[key]));
}
