import type { ListPage, Message, MessageFilter, MessageStore, MessageView } from '@advisor/content/admin';
import { getClient } from './client';
import { readRows } from './readRows';

const columns =
  'id,created_at,form_type,name,email,company,phone,message,details,mailed_at,mail_attempts,mail_error,handled_at';

/** Rows in one request of an export; a project answers with 1,000 at most. */
const batch = 500;

/** The messages of the project's database. */
export const messageStore: MessageStore = { list, listAll, setHandled };

async function list({ page, size, ...filter }: MessageView): Promise<ListPage<Message>> {
  const select = await filtered(filter);
  return readRows<Message>({ page, size }, select);
}

/** Page by page. A message that comes in meanwhile moves the others one on: what was read already is left out. */
async function listAll(filter: MessageFilter): Promise<Message[]> {
  const select = await filtered(filter);
  const found = new Map<string, Message>();
  for (let page = 1; ; page++) {
    const { rows, total } = await readRows<Message>({ page, size: batch }, select);
    for (const row of rows) found.set(row.id, row);
    if (rows.length === 0 || page * batch >= total) return [...found.values()];
  }
}

/** Makes the query of a filter, newest first; the id decides between equals. */
async function filtered({ form, mail, state }: MessageFilter) {
  const client = await getClient();
  return () => {
    let query = client.from('contact_messages').select(columns, { count: 'exact' });
    if (form === 'contact' || form === 'speaking') query = query.eq('form_type', form);
    else if (form !== 'all') query = query.eq('form_type', 'request').eq('details->>form', form);
    if (mail === 'sent') query = query.not('mailed_at', 'is', null);
    else if (mail !== 'all') query = query.is('mailed_at', null);
    if (mail === 'waiting') query = query.is('mail_error', null);
    else if (mail === 'failed') query = query.not('mail_error', 'is', null);
    if (state === 'open') query = query.is('handled_at', null);
    else if (state === 'handled') query = query.not('handled_at', 'is', null);
    return query.order('created_at', { ascending: false }).order('id');
  };
}

/** Rejects when the row is gone, because a change of nothing would look like success. */
async function setHandled(id: string, handled: boolean): Promise<string | null> {
  const client = await getClient();
  const handled_at = handled ? new Date().toISOString() : null;
  const { data, error } = await client.from('contact_messages').update({ handled_at }).eq('id', id).select('id');
  if (error) throw error;
  if (data.length !== 1) throw new Error('This message no longer exists, or you may not change it.');
  return handled_at;
}
