import { dayOf, everyMessage, expiringBefore, filesOf } from '@advisor/content/admin';
import type {
  ConversationEntry,
  ListPage,
  Message,
  MessageChange,
  MessageChoice,
  MessageFilter,
  MessageNote,
  MessageStore,
  MessageView,
  ReplyTemplate,
  SavedFilter,
  StoredMessage,
} from '@advisor/content/admin';
import { siteConfig } from '../../../site.config';
import { anyCasePattern } from './containsPattern';
import { getClient } from '../client';
import { readAllRows } from './readRows';

/** Rows per export request, the database's maximum. */
const batch = 500;

/** The messages in the project's database. */
export const messageStore: MessageStore = {
  list,
  open,
  readConversation,
  addNote: (note_id, message_id, note) => call('add_message_note', { note_id, message_id, note }),
  sendReply: (reply_id, message_id, subject, reply) => call('send_reply', { reply_id, message_id, subject, reply }),
  listTemplates,
  saveTemplate,
  removeTemplate,
  listFilters,
  addFilter,
  orderFilters,
  removeFilter,
  countExpiring,
  listAll,
  loadFile,
  change,
  remove,
  restore,
  listOfPerson,
};

/** Calls a database function. Rejects with its message. */
async function call<Answer>(name: string, parameters: Record<string, unknown>, signal?: AbortSignal): Promise<Answer> {
  const client = await getClient();
  const request = client.rpc(name, parameters);
  const { data, error } = await (signal ? request.abortSignal(signal) : request);
  if (error) throw error;
  return data as Answer;
}

async function list({ page, size, ...filter }: Omit<MessageView, 'open'>): Promise<ListPage<Message>> {
  const found = await call<ListPage<Message> | null>('list_messages', {
    filter: conditions(filter),
    page_number: page,
    page_size: size,
  });
  // Something other than the database answered, such as a proxy: not an empty list.
  if (!Array.isArray(found?.rows) || typeof found.total !== 'number')
    throw new Error('The server did not answer with a list.');
  return found;
}

/** A filter as the database takes it, with days in this browser's time zone. */
function conditions({ words, state, form, mail, due, report, from, to }: MessageFilter): Record<string, string> {
  const now = new Date();
  return {
    ...(words !== '' && { words }),
    ...(state !== 'all' && { state }),
    ...(state === 'expiring' && { expiring_before: expiringBefore(siteConfig.messagesKeptDays, now).toISOString() }),
    ...(form !== 'all' && { form }),
    ...(mail !== 'all' && { mail }),
    ...(due !== 'all' && { due, today: dayOf(now) }),
    ...(report !== 'all' && { report }),
    ...(from !== '' && { received_from: startOf(from, 0) }),
    ...(to !== '' && { received_before: startOf(to, 1) }),
  };
}

/** The start of a day, or of one some days later. */
function startOf(day: string, daysLater: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  return new Date(year, month - 1, date + daysLater).toISOString();
}

function open(id: string): Promise<Message | null> {
  return call('open_message', { message_id: id });
}

async function readConversation(id: string): Promise<ConversationEntry[]> {
  const entries = await call<ConversationEntry[] | null>('read_conversation', { message_id: id });
  if (!Array.isArray(entries)) throw new Error('This message no longer exists.');
  return entries;
}

async function listTemplates(): Promise<ReplyTemplate[]> {
  const client = await getClient();
  const { data, error } = await client.from('message_templates').select('id,name,body').order('name').order('id');
  if (error) throw error;
  return data as ReplyTemplate[];
}

async function saveTemplate({ id, name, body }: ReplyTemplate): Promise<void> {
  const client = await getClient();
  const table = client.from('message_templates');
  const { data, error } = await (id ? table.update({ name, body }).eq('id', id) : table.insert({ name, body })).select(
    'id',
  );
  if (error) throw error;
  if (data.length === 0) throw new Error('This template no longer exists.');
}

async function removeTemplate(id: string): Promise<void> {
  const client = await getClient();
  const { error } = await client.from('message_templates').delete().eq('id', id);
  if (error) throw error;
}

async function listFilters(): Promise<SavedFilter[]> {
  const client = await getClient();
  const { data, error } = await client.from('message_filters').select('id,name,query').order('place').order('id');
  if (error) throw error;
  return data as SavedFilter[];
}

async function addFilter(name: string, query: string, place: number): Promise<void> {
  const client = await getClient();
  const { error } = await client.from('message_filters').insert({ name, query, place });
  if (error) throw error;
}

async function orderFilters(ids: readonly string[]): Promise<void> {
  const client = await getClient();
  for (const [place, id] of ids.entries()) {
    const { error } = await client.from('message_filters').update({ place }).eq('id', id);
    if (error) throw error;
  }
}

async function removeFilter(id: string): Promise<void> {
  const client = await getClient();
  const { error } = await client.from('message_filters').delete().eq('id', id);
  if (error) throw error;
}

async function countExpiring(): Promise<number> {
  const { total } = await list({ ...everyMessage, state: 'expiring', page: 1, size: 12 });
  return total;
}

/** The number of unread messages. */
export const countUnread = (signal: AbortSignal) => call<number>('count_unread_messages', {}, signal);

async function listAll(filter: MessageFilter): Promise<Message[]> {
  const found = new Map<string, Message>();
  for (let page = 1; ; page++) {
    const { rows, total } = await call<ListPage<Message>>('list_messages', {
      filter: conditions(filter),
      page_number: page,
      page_size: batch,
    });
    // Rows may shift as new ones arrive: duplicates are removed.
    for (const row of rows) found.set(row.id, row);
    if (rows.length === 0 || page * batch >= total) return [...found.values()];
  }
}

/** A file as the database returns it. */
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

interface Changed {
  ids: string[];
  rows: Message[];
}

/** Rows per request with ids. */
const idsAtOnce = 1000;

async function applyTo(
  choice: MessageChoice,
  change: MessageChange & { deleted?: boolean; unsubscribe?: boolean },
): Promise<Changed> {
  if ('filter' in choice) return call('change_messages', { change, filter: conditions(choice.filter) });
  const changed: Changed = { ids: [], rows: [] };
  for (let from = 0; from < choice.ids.length; from += idsAtOnce) {
    const some = choice.ids.slice(from, from + idsAtOnce);
    const { ids, rows } = await call<Changed>('change_messages', { change, ids: some });
    changed.ids.push(...ids);
    changed.rows.push(...rows);
  }
  return changed;
}

/** Rejects if none of the messages exists, because changing nothing would look like success. */
async function change(choice: MessageChoice, change: MessageChange): Promise<Changed> {
  const changed = await applyTo(choice, change);
  if ('ids' in choice && changed.ids.length === 0) throw new Error('This message no longer exists.');
  return changed;
}

/** A row that is already gone is not an error. */
async function remove(choice: MessageChoice, { unsubscribe = false } = {}): Promise<string[]> {
  return (await applyTo(choice, { deleted: true, ...(unsubscribe && { unsubscribe }) })).ids;
}

async function restore(ids: readonly string[]): Promise<void> {
  const found = (await applyTo({ ids }, { deleted: false })).ids.length;
  if (found < ids.length) throw new Error(`${ids.length - found} of ${ids.length} messages are removed for good.`);
}

/** A message's notes, the oldest first. */
async function notesOn(messageId: string): Promise<MessageNote[]> {
  const client = await getClient();
  const { data, error } = await client
    .from('message_notes')
    .select('*')
    .eq('message_id', messageId)
    .order('created_at')
    .order('id');
  if (error) throw error;
  return data as MessageNote[];
}

/** The pattern may match more than the address: equality is checked here. */
async function listOfPerson(email: string): Promise<StoredMessage[]> {
  const client = await getClient();
  const rows = await readAllRows<StoredMessage>(
    () =>
      client
        .from('contact_messages')
        .select('*', { count: 'exact' })
        .ilike('email', anyCasePattern(email))
        .order('created_at', { ascending: false })
        .order('id'),
    ({ id }) => id,
  );
  // The search terms are those of the message.
  const theirs = rows
    .filter((row) => row.email.toLowerCase() === email.toLowerCase())
    .map(({ search: _search, ...row }) => row as StoredMessage);
  const mails = await mailsTo(email);
  const subscription = await subscriptionOf(email);
  // BRIEF-16: with the message that requested it or, if that is gone, with the newest.
  const asked = theirs.filter(({ details }) => details?.form === 'executive-brief');
  if (subscription) for (const row of asked.length > 0 ? asked : theirs.slice(0, 1)) row.subscription = subscription;
  for (const row of theirs) {
    row.mails = mails.filter(({ message_id }) => message_id === row.id);
    if (filesOf(row).length > 0) row.attachments = await attachmentsOf(row.id);
    if (row.details?.time) row.booking = await bookingOf(row.id);
    row.notes = await notesOn(row.id);
  }
  return theirs;
}

/** The stored mails to an address. Each is deleted with the message it replies to. */
async function mailsTo(email: string): Promise<{ id: string; recipient: string; message_id: string | null }[]> {
  const client = await getClient();
  const rows = await readAllRows<{ id: string; recipient: string; message_id: string | null }>(
    () =>
      client
        .from('outgoing_mails')
        .select('*', { count: 'exact' })
        .ilike('recipient', anyCasePattern(email))
        .order('created_at')
        .order('id'),
    ({ id }) => id,
  );
  return rows.filter(({ recipient }) => recipient.toLowerCase() === email.toLowerCase());
}

// BOOKING-14
/** A message's booked session, with every column. */
async function bookingOf(id: string): Promise<unknown> {
  const client = await getClient();
  const { data, error } = await client.from('bookings').select('*').eq('message_id', id);
  if (error) throw error;
  return data[0] ?? null;
}

/** An address's subscription to the brief, with every column; null if there is none. */
async function subscriptionOf(email: string): Promise<{ email: string } | null> {
  const client = await getClient();
  const { data, error } = await client.from('brief_subscribers').select('*').ilike('email', anyCasePattern(email));
  if (error) throw error;
  return (data as { email: string }[]).find((row) => row.email.toLowerCase() === email.toLowerCase()) ?? null;
}
