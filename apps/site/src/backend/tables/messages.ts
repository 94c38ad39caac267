import { expiringBefore, filesOf, normalReference } from '@advisor/content/admin';
import type {
  ListPage,
  Message,
  MessageFilter,
  MessageStore,
  MessageView,
  StoredMessage,
} from '@advisor/content/admin';
import { siteConfig } from '../../../site.config';
import { anyCasePattern, containsPattern } from './containsPattern';
import { getClient } from '../client';
import { inBatches } from './inBatches';
import { readAllRows, readRows } from './readRows';

const columns =
  'id,reference,created_at,form_type,name,email,company,phone,message,details,mailed_at,mail_via,mail_attempts,mail_error,handled_at';

/** Rows per request of an export; a project returns at most 1,000. */
const batch = 500;

/** The messages of the project's database. */
export const messageStore: MessageStore = {
  list,
  countExpiring,
  listAll,
  loadFile,
  setHandled,
  remove,
  restore,
  listOfPerson,
};

async function list({ page, size, ...filter }: MessageView): Promise<ListPage<Message>> {
  const select = await filtered(filter);
  return readRows<Message>({ page, size }, select);
}

/** Messages that arrived before this time, and were handled before it or never, are erased within a month. */
const oldest = () => expiringBefore(siteConfig.messagesKeptDays, new Date()).toISOString();

async function countExpiring(): Promise<number> {
  const { total } = await list({ form: 'all', mail: 'all', state: 'expiring', reference: '', page: 1, size: 12 });
  return total;
}

async function listAll(filter: MessageFilter): Promise<Message[]> {
  return everyPage<Message>(await filtered(filter));
}

const everyPage = <Row extends { id: string }>(select: Parameters<typeof readAllRows>[0]) =>
  readAllRows<Row>(select, ({ id }) => id, batch);

/** The query for a filter, newest first; the id breaks ties. */
async function filtered({ form, mail, state, reference }: MessageFilter) {
  const client = await getClient();
  return () => {
    let query = client.from('contact_messages').select(columns, { count: 'exact' }).is('deleted_at', null);
    const digits = normalReference(reference);
    if (digits !== '') query = query.like('reference', containsPattern(digits));
    // In one condition: the embedded data API makes one of several, in which any of their parts is enough.
    const either: string[] = [];
    if (form === 'contact' || form === 'speaking') query = query.eq('form_type', form);
    else if (form !== 'all') query = query.eq('form_type', 'request').eq('details->>form', form);
    if (mail === 'sent') {
      query = query.not('mailed_at', 'is', null);
      either.push('mail_via.is.null,mail_via.neq.file');
    } else if (mail === 'file') query = query.not('mailed_at', 'is', null).eq('mail_via', 'file');
    else if (mail !== 'all') query = query.is('mailed_at', null);
    if (mail === 'waiting') query = query.is('mail_error', null);
    else if (mail === 'failed') query = query.not('mail_error', 'is', null);
    if (state === 'expiring') {
      query = query.lt('created_at', oldest());
      either.push(`handled_at.is.null,handled_at.lt.${oldest()}`);
    } else if (state === 'open') query = query.is('handled_at', null);
    else if (state === 'handled') query = query.not('handled_at', 'is', null);
    if (either.length > 0) query = query.or(`and(${either.map((parts) => `or(${parts})`).join(',')})`);
    return query.order('created_at', { ascending: false }).order('id');
  };
}

/** A file as the database gives it. */
interface Attachment {
  sha256: string;
  /** In base64. */
  data: string;
}

async function attachmentsOf(message_id: string): Promise<Attachment[]> {
  const client = await getClient();
  const { data, error } = await client.rpc('read_attachments', { message_id });
  if (error) throw error;
  return data as Attachment[];
}

async function loadFile(id: string, sha256: string): Promise<Uint8Array<ArrayBuffer>> {
  const file = (await attachmentsOf(id)).find((attachment) => attachment.sha256 === sha256);
  if (!file) throw new Error('This file no longer exists, or you may not read it.');
  return Uint8Array.from(atob(file.data), (byte) => byte.charCodeAt(0));
}

/** Rejects if the row is gone, because updating nothing would look like success. The database sets the time. */
async function setHandled(id: string, handled: boolean): Promise<string | null> {
  const client = await getClient();
  const { data, error } = await client
    .from('contact_messages')
    .update({ handled_at: handled ? new Date().toISOString() : null })
    .eq('id', id)
    .select('handled_at');
  if (error) throw error;
  const [row] = data as { handled_at: string | null }[];
  if (!row) throw new Error('This message no longer exists, or you may not change it.');
  return row.handled_at;
}

/** A row that is already gone is not an error. */
async function remove(ids: readonly string[]): Promise<void> {
  await mark(ids, new Date().toISOString());
}

async function restore(ids: readonly string[]): Promise<void> {
  const found = await mark(ids, null);
  if (found < ids.length) throw new Error(`${ids.length - found} of ${ids.length} messages are removed for good.`);
}

/** Sets or clears the deletion mark, with the database's time; resolves to the number of rows. */
async function mark(ids: readonly string[], deleted_at: string | null): Promise<number> {
  const client = await getClient();
  return inBatches(ids, async (some) => {
    const { data, error } = await client.from('contact_messages').update({ deleted_at }).in('id', some).select('id');
    if (error) throw error;
    return data.length;
  });
}

/** The pattern may match more than the address: equality is checked here. */
async function listOfPerson(email: string): Promise<StoredMessage[]> {
  const client = await getClient();
  const rows = await everyPage<StoredMessage>(() =>
    client
      .from('contact_messages')
      .select('*', { count: 'exact' })
      .ilike('email', anyCasePattern(email))
      .order('created_at', { ascending: false })
      .order('id'),
  );
  const theirs = rows.filter((row) => row.email.toLowerCase() === email.toLowerCase());
  for (const row of theirs) if (filesOf(row).length > 0) row.attachments = await attachmentsOf(row.id);
  return theirs;
}
