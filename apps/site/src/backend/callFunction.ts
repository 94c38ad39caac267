import { getClient } from './client';
import { loadConfig } from './config';
import { fetchWithTimeout } from './fetchWithTimeout';

interface Call {
  method: 'GET' | 'POST';
  /** Sent as JSON. */
  body?: unknown;
  /** How long the answer may take, in ms. */
  timeoutMs?: number;
}

/** Calls a function of the back end as the signed-in user. Rejects with a NoAnswerError when no answer comes. */
export async function callFunction(name: string, { method, body, timeoutMs }: Call): Promise<Response> {
  const [{ url, publishableKey }, client] = await Promise.all([loadConfig(), getClient()]);
  const { data } = await client.auth.getSession();
  const response = await fetchWithTimeout(
    `${url}/functions/v1/${name}`,
    {
      method,
      headers: {
        apikey: publishableKey,
        Authorization: `Bearer ${data.session?.access_token ?? publishableKey}`,
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    },
    timeoutMs,
  );
  // The client finds out that the session has ended, and the page asks for the password.
  if (response.status === 401) void client.auth.getUser().catch(() => undefined);
  return response;
}
