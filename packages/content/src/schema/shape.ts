import { array, object, type Schema } from 'yup';

/**
 * The schema of an object of type `Shape`: the compiler requires a rule for each field, and a field
 * without a rule is rejected at run time. Values are never coerced.
 */
export function shape<Shape>(fields: { [Field in keyof Required<Shape>]: Schema }) {
  return object(fields).noUnknown('${path} has fields that the schema does not know: ${unknown}').strict().required();
}

/** The schema of a list. With `length` the list has exactly that many entries, else at least one. */
export function listOf(entry: Schema, length?: number) {
  const list = array().of(entry).strict().required();
  return length === undefined ? list.min(1) : list.length(length);
}
