import { ValidationError, type ObjectSchema } from 'yup';
import type { AnyCollection } from './anyCollection';
import type { ContentProblem } from '../../collections/stored';
import { fieldTree, type FieldNode } from './fieldTree';

/** What is wrong at a field, by where it is in the entry: `highlights[2]`, or '' for the whole. */
export type Problems = Readonly<Record<string, string>>;

/** Everything that does not fit the schema of an entry: one message for each field, in the order of the schema. */
export function problemsOf({ schema }: Pick<AnyCollection, 'schema'>, data: unknown): Problems {
  const options = { strict: true, abortEarly: false };
  try {
    schema.validateSync(data, options);
    return {};
  } catch (error) {
    if (error instanceof ValidationError) return byPath(flatten(error));
    // A rule over several fields cannot be asked while one that it reads has no value: then the fields alone speak.
    return byPath(fieldErrors(schema as unknown as ObjectSchema<object>, data));
  }
}

function fieldErrors({ fields }: ObjectSchema<object>, data: unknown): ValidationError[] {
  const values = (typeof data === 'object' && data !== null ? data : {}) as Record<string, unknown>;
  return Object.entries(fields as Record<string, ObjectSchema<object>>).flatMap(([name, field]) => {
    try {
      field.validateSync(values[name], { strict: true, abortEarly: false, path: name } as never);
      return [];
    } catch (error) {
      if (error instanceof ValidationError) return flatten(error);
      throw error;
    }
  });
}

const flatten = (error: ValidationError): ValidationError[] =>
  error.inner.length > 0 ? error.inner.flatMap(flatten) : [error];

function byPath(errors: readonly ValidationError[]): Problems {
  const found = new Map<string, ValidationError>();
  for (const error of errors) {
    const path = error.path ?? '';
    // Of an empty field, that it is empty; not also that it has too few characters.
    if (!found.has(path) || error.type === 'required' || error.type === 'optionality') found.set(path, error);
  }
  return Object.fromEntries([...found].map(([path, { message }]) => [path, message]));
}

/** "Highlights, 2: Fill this in.": a message away from its field, which it does not name itself. */
export function problemLine(entry: FieldNode, path: string, message: string): string {
  let field: FieldNode | undefined = entry;
  const words: string[] = [];
  for (const [, index, name] of path.matchAll(/\[(\d+)\]|([^.[\]]+)/g)) {
    if (name === undefined) {
      field = field?.item;
      words.push(String(Number(index) + 1));
    } else {
      field = field?.fields.find((each) => each.name === name);
      words.push(field?.label ?? name);
    }
  }
  return words.length > 0 ? `${words.join(', ')}: ${message}` : message;
}

/** What is wrong with an entry of a collection, with its field: "Highlights, 2: Fill this in." */
export const entryProblemLine = (
  { schema }: Pick<AnyCollection, 'schema'>,
  { field, message }: Pick<ContentProblem, 'field' | 'message'>,
): string => problemLine(fieldTree(schema), field, message);
