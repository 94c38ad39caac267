import type { ServedSite } from '../../journeys/site.ts';
import type { Visitor } from './account.ts';

/** A change of an entry, as a request to publish names it. */
export interface Change {
  collection: string;
  key: string;
  action: 'publish' | 'unpublish';
  updated_at: string;
}

/** Stores a draft and returns the change that publishes it. */
export async function draftOf(
  owner: Visitor,
  collection: string,
  key: string,
  data: object | null,
  more: object = {},
): Promise<Change> {
  const { data: row, error } = await owner.client
    .from('content_entries')
    .upsert({ collection, key, data, state: 'draft', ...more }, { onConflict: 'collection,key,state' })
    .select('updated_at')
    .single<{ updated_at: string }>();
  if (error) throw error;
  return { collection, key, action: 'publish', updated_at: row.updated_at };
}

/** The change that takes a published entry off the site. */
export async function removalOf(owner: Visitor, collection: string, key: string): Promise<Change> {
  const { data } = await owner.client
    .from('content_entries')
    .select('updated_at')
    .match({ collection, key, state: 'published' })
    .single<{ updated_at: string }>();
  return { collection, key, action: 'unpublish', updated_at: data!.updated_at };
}

/** Calls the publish function. `who` is null for a visitor without a session. */
export async function callPublish(
  site: ServedSite,
  who: Visitor | null,
  method: 'GET' | 'POST' | 'PUT',
  body?: unknown,
): Promise<{ status: number; json: Record<string, unknown> }> {
  const response = await fetch(`${site.url}/functions/v1/publish`, {
    method,
    headers: {
      apikey: site.local.publishableKey,
      'X-Forwarded-For': who?.address ?? '198.51.100.9',
      ...(who && { Authorization: `Bearer ${await who.token()}` }),
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return { status: response.status, json: (await response.json()) as Record<string, unknown> };
}
