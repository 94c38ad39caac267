import { authError, invalid } from './answers.ts';
import { readFields, type AuthCall } from './call.ts';

/** `PUT user`: what someone who is signed in changes about the own account. */
export async function updateUser(call: AuthCall): Promise<Response> {
  const fields = readFields(call.body);
  if (!fields) return authError(400, 'bad_json', 'Could not parse request body as JSON');
  // The library would mail tokens for it that anyone can compute.
  if (fields.email !== undefined) return invalid('The e-mail address cannot be changed here.');
  return call.forward(call.request, call.body);
}
