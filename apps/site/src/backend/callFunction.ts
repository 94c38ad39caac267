import { getClient, renewSession } from './client';
import { loadConfig } from './config';
import { fetchWithTimeout } from './fetchWithTimeout';

interface Call {
  method: 'GET' | 'POST';
  /** Sent as JSON. */
  body?: unknown;
  /** The timeout, in ms. */
  timeoutMs?: number;
}

/** Calls a back-end function as the signed-in user. Rejects with a NoAnswerError if it does not answer. */
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
  if (response.status === 401) void renewSession(client);
  return response;
}
