/**
 * What the privacy policy says, and what is stored and sent because of it. Each column that holds something of a visitor, each
 * file that uses the storage of the browser, and each kind of mail is named by one claim; the tests tell what is not.
 */
export interface Claim {
  /** A sentence of the policy, as it ships. */
  says: string;
  /** `table.column` of the schema public. */
  columns?: readonly string[];
  /** Sources that keep something in the browser, with the keys that they use. */
  storage?: Readonly<Record<string, string>>;
  /** Kinds of `outgoing_mails`. */
  mails?: readonly string[];
}

const of = (table: string, ...columns: string[]) => columns.map((column) => `${table}.${column}`);

export const claims: Readonly<Record<string, Claim>> = {
  message: {
    says: 'When you send a form, the site stores what you typed and the time, and mails it to me.',
    columns: of('contact_messages', 'id', 'created_at', 'form_type', 'message', 'details', 'search', 'deleted_at'),
  },
  handling: {
    says: 'With your message I keep whether it was read and dealt with, whether it is spam, by when an answer is due, what I note about it, and my replies.',
    columns: [
      ...of('contact_messages', 'state', 'read_at', 'handled_at', 'spam_at', 'due_on', 'changed_at', 'changed_by'),
      ...of('message_notes', 'id', 'created_at', 'message_id', 'author', 'text'),
      'outgoing_mails.written_by',
    ],
    mails: ['reply'],
  },
  sender: { says: 'Your name and email address', columns: of('contact_messages', 'name', 'email') },
  company: {
    says: 'Your company, title and phone number, if you give them',
    columns: of('contact_messages', 'company', 'phone'),
  },
  delivery: {
    says: 'The companies that host this site and deliver its mail process your data on my behalf',
    columns: [
      ...of('contact_messages', 'mailed_at', 'mail_via', 'mail_attempts', 'mail_next_at', 'mail_error'),
      ...of('outgoing_mails', 'mailed_at', 'mail_via', 'mail_attempts', 'mail_next_at', 'mail_error', 'cancelled_at'),
      ...of('outgoing_mails', 'is_bulk', 'is_refused'),
    ],
  },
  files: {
    says: 'Files that you attach, and the result of a free tool if you choose to send it along',
    columns: of(
      'contact_attachments',
      'id',
      'submission_id',
      'field',
      'place',
      'name',
      'media_type',
      'size',
      'sha256',
      'bytes',
    ),
  },
  receipt: {
    says: 'You get one mail that confirms what you sent, with its reference number.',
    columns: [
      'contact_messages.reference',
      ...of(
        'outgoing_mails',
        'id',
        'created_at',
        'kind',
        'message_id',
        'recipient',
        'mailbox',
        'subject',
        'text',
        'html',
      ),
      ...of('outgoing_mails', 'reply_to', 'headers', 'attachments', 'dedupe_key'),
    ],
    mails: ['receipt'],
  },
  guide: {
    says: 'If you asked for a guide, the mail has a link to it, and the site stores when the link was first used',
    columns: of('contact_messages', 'guide_queued_at', 'guide_opened_at'),
    mails: ['guide'],
  },
  booking: {
    says: 'If you pick a time for a session, the site stores it with your time zone, and a calendar file goes to you and to me.',
    columns: [
      ...of('bookings', 'id', 'created_at', 'message_id', 'state', 'starts_at', 'ends_at', 'free_from', 'during'),
      ...of('bookings', 'visitor_zone', 'sequence', 'note'),
    ],
    mails: ['booking'],
  },
  brief: {
    says: 'If you subscribe to the executive brief, the site stores your name and address, what you chose, when you agreed, confirmed and left, and when you last got an edition.',
    columns: [
      ...of('brief_subscribers', 'id', 'created_at', 'updated_at', 'email', 'name', 'state', 'brief_type', 'industry'),
      ...of(
        'brief_subscribers',
        'frequency',
        'source',
        'message_id',
        'consented_at',
        'confirmed_at',
        'unsubscribed_at',
      ),
      ...of('brief_subscribers', 'bounced_at', 'bounce_reason', 'last_edition_at'),
      'contact_messages.brief_confirmed_at',
      'outgoing_mails.subscriber_id',
      'outgoing_mails.sending_id',
    ],
    mails: ['brief-confirm'],
  },
  editions: {
    says: 'It sends you nothing more before you have confirmed, and each edition has a link that ends it.',
    // A test of an edition goes to the owner alone.
    mails: ['edition', 'edition-test'],
  },
  counts: {
    says: 'one number a day for each page or file. Nothing else is stored with it: no network address, no identifier, no time but the day, and none of the words that you search for.',
    columns: of('daily_counts', 'day', 'kind', 'name', 'total'),
  },
  tools: {
    says: 'What you enter in the free tools',
    storage: {
      'packages/tools/src/security-assessment/earlier.ts': 'advisor-security-assessment-earlier',
      'packages/tools/src/handover/index.ts': 'advisor-weaknesses',
      'packages/tools/src/handover/key.ts': 'advisor-weaknesses',
      'packages/tools/src/frame/useTool.ts': 'advisor-<tool>',
      'packages/tools/src/frame/unreadableWork.ts': 'advisor-<tool>, set aside',
      'packages/tools/src/embed/storageKeys.ts': 'advisor-<tool>',
    },
  },
  drafts: {
    says: 'Drafts of forms, and the result of a tool that you are about to send, until you close the tab',
    storage: {
      'packages/ui/src/forms/Form/draftStorage.ts': 'draft:<form>',
      'apps/site/src/wiring/reportKey.ts': 'report',
      'apps/site/src/wiring/keptReport.ts': 'report',
      'apps/site/src/start/earlyInput.ts': 'early-input <page>',
    },
  },
  theme: {
    says: 'Your choice of light or dark theme',
    storage: { 'packages/ui/src/theme/themeChoice.ts': 'advisor-theme' },
  },
  session: {
    says: 'Your session and a name for your device, if you have an account and sign in',
    storage: {
      'apps/site/src/backend/account/session.ts': 'advisor-session, advisor-recovery',
      'apps/site/src/backend/account/device.ts': 'advisor-device',
      'apps/site/src/start/start.ts': 'advisor-session, read alone',
      'packages/content/src/admin/ContentWorkspace/storedDraft.ts': 'draft:content/<entry>, of the owner',
      'packages/content/src/admin/MessageThread/useDraft.ts': 'what the owner writes below a message',
    },
  },
  cookies: { says: 'This site sets no cookies' },
  others: { says: 'Its fonts and scripts come from the site itself, so no other company learns of your visit.' },
  addresses: {
    says: 'The server handles your network address to deliver pages and to limit how many messages and other calls one address can send in a minute.',
  },
};

/** Tables without anything of a visitor: what the owner writes or sets, and who the owner is. */
export const tablesOfTheOwner: Readonly<Record<string, string>> = {
  user_roles: 'which account is the owner’s',
  recipes: 'the owner’s recipes',
  message_templates: 'the owner’s templates of replies',
  message_filters: 'the owner’s saved filters of messages',
  content_entries: 'the words of the site',
  content_revisions: 'who of the owners changed them',
  booking_settings: 'the owner’s hours',
  busy_times: 'when the owner is busy',
  brief_schedules: 'the editions that are to leave at a time',
  brief_sendings: 'the editions that the owner has sent, and how many mails left',
};
