/** One message at one field; `path` is the field's name, dotted where values are nested. */
export interface FieldError {
  path: string;
  message: string;
}

/** Lists the messages of a nested tree of errors, such as Formik keeps. A list of messages counts as its first. */
export function flattenErrors(errors: unknown, path = ''): FieldError[] {
  const message = firstMessage(errors);
  if (message !== undefined) return [{ path, message }];
  if (typeof errors !== 'object' || errors === null || Array.isArray(errors)) return [];
  return Object.entries(errors).flatMap(([key, inner]) => flattenErrors(inner, path ? `${path}.${key}` : key));
}

/** The message of one field: a text, or the first text of a list (one entry for each item that does not do). */
export function firstMessage(error: unknown): string | undefined {
  if (typeof error === 'string') return error;
  return Array.isArray(error) ? error.find((item): item is string => typeof item === 'string') : undefined;
}

/** What a rejection says about single fields: `error.fields`, a record from the field's name to a message. */
export function fieldErrorsOf(rejection: unknown): FieldError[] {
  if (typeof rejection !== 'object' || rejection === null || !('fields' in rejection)) return [];
  const { fields } = rejection;
  if (typeof fields !== 'object' || fields === null) return [];
  return Object.entries(fields).flatMap(([path, message]) => (typeof message === 'string' ? [{ path, message }] : []));
}

/** Whether sending the same again may help, as after a network that was away: `error.retry`. */
export function mayBeRetried(rejection: unknown): boolean {
  return typeof rejection === 'object' && rejection !== null && 'retry' in rejection && rejection.retry === true;
}

/** Why the server refused, in a sentence for the person: `error.reason`. */
export function reasonOf(rejection: unknown): string | undefined {
  if (typeof rejection !== 'object' || rejection === null || !('reason' in rejection)) return undefined;
  return typeof rejection.reason === 'string' && rejection.reason ? rejection.reason : undefined;
}
