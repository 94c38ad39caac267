import type {
  KnownSubscriber,
  Subscriber,
  SubscriberFilter,
  SubscriberState,
  SubscriberStore,
} from '@advisor/content/admin';
import { getClient } from '../client';
import { containsPattern } from './containsPattern';
import { readAllRows, readRows } from './readRows';

const columns =
  'id,email,name,state,brief_type,industry,frequency,source,consented_at,confirmed_at,unsubscribed_at,bounced_at,bounce_reason,last_edition_at';

// BRIEF-16, BRIEF-17
/** The subscribers of the brief in the project's database. */
export const subscriberStore: SubscriberStore = {
  list: async ({ page, size, ...filter }) => readRows<Subscriber>({ page, size }, await filtered(filter)),
  counts,
  listAll: async (filter) => readAllRows<Subscriber>(await filtered(filter), ({ id }) => id),
  remove,
  find: (emails) => call<KnownSubscriber[]>('find_subscribers', { emails }),
  markReturned: (returned) => call<number>('mark_returned', { returned }),
};

async function call<Answer>(name: string, given: object): Promise<Answer> {
  const client = await getClient();
  const { data, error } = await client.rpc(name, given);
  if (error) throw error;
  return data as Answer;
}

/** A filter's query, newest first; the id breaks ties. */
async function filtered({ state, search }: SubscriberFilter) {
  const client = await getClient();
  return () => {
    let query = client.from('brief_subscribers').select(columns, { count: 'exact' });
    if (state !== 'all') query = query.eq('state', state);
    if (search !== '') query = query.ilike('email', containsPattern(search));
    return query.order('created_at', { ascending: false }).order('id');
  };
}

async function counts(): Promise<Record<SubscriberState, number>> {
  const client = await getClient();
  const { data, error } = await client.rpc('count_subscribers');
  if (error) throw error;
  const found = new Map(
    (data as { state: SubscriberState; count: number }[]).map(({ state, count }) => [state, count]),
  );
  const of = (state: SubscriberState) => Number(found.get(state) ?? 0);
  return {
    active: of('active'),
    pending: of('pending'),
    paused: of('paused'),
    unsubscribed: of('unsubscribed'),
    bounced: of('bounced'),
  };
}

/** A row that is already gone is not an error. */
async function remove(id: string): Promise<void> {
  const client = await getClient();
  const { error } = await client.from('brief_subscribers').delete().eq('id', id);
  if (error) throw error;
}
