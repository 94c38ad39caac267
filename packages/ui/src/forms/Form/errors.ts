/** One error of a field; `path` is its name, dotted if values are nested. */
export interface FieldError {
  path: string;
  message: string;
}

/** Flattens a nested tree of errors, such as that of Formik. Of a list of messages it takes the first. */
export function flattenErrors(errors: unknown, path = ''): FieldError[] {
  const message = firstMessage(errors);
  if (message !== undefined) return [{ path, message }];
  if (typeof errors !== 'object' || errors === null || Array.isArray(errors)) return [];
  return Object.entries(errors).flatMap(([key, inner]) => flattenErrors(inner, path ? `${path}.${key}` : key));
}

/** The message of one field: a string, or the first string of a list (one for each invalid item). */
export function firstMessage(error: unknown): string | undefined {
  if (typeof error === 'string') return error;
  return Array.isArray(error) ? error.find((item): item is string => typeof item === 'string') : undefined;
}

/** The errors of single fields in a rejection: `error.fields`, a record from field name to message. */
export function fieldErrorsOf(rejection: unknown): FieldError[] {
  if (typeof rejection !== 'object' || rejection === null || !('fields' in rejection)) return [];
  const { fields } = rejection;
  if (typeof fields !== 'object' || fields === null) return [];
  return Object.entries(fields).flatMap(([path, message]) => (typeof message === 'string' ? [{ path, message }] : []));
}

/** Whether sending again may help, as after a network failure: `error.retry`. */
export function mayBeRetried(rejection: unknown): boolean {
  return typeof rejection === 'object' && rejection !== null && 'retry' in rejection && rejection.retry === true;
}

/** Why the server refused, as a sentence for the person: `error.reason`. */
export function reasonOf(rejection: unknown): string | undefined {
  if (typeof rejection !== 'object' || rejection === null || !('reason' in rejection)) return undefined;
  return typeof rejection.reason === 'string' && rejection.reason ? rejection.reason : undefined;
}
