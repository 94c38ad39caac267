import type { Catalog } from '@advisor/ui/language';
import { readRecord, readText } from '../share-state/read';

const maxLength = 2000;

/** Validates texts from outside; `path` is the place named in errors. Throws an Error that says what is wrong and where. */
export function readMessages(value: unknown, path: string): Catalog {
  const texts = Object.entries(readRecord(value, path)).map(([text, own]) => {
    const place = `${path}["${text}"]`;
    if (typeof own === 'string') return [text, readText(own, place, maxLength)];
    const forms = readRecord(own, place);
    const read = (form: string) => [form, readText(forms[form], `${place}.${form}`, maxLength)];
    return [text, Object.fromEntries([...Object.keys(forms), 'other'].map(read))];
  });
  return Object.fromEntries(texts) as Catalog;
}
