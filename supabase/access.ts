/**
 * The permissions of every role on every table and function of this project. The migrations implement them; the tests
 * check the real database against them, with rows of several accounts, on the embedded database and on a PostgreSQL
 * server. A table or function without an entry here fails the tests.
 */

/** `refused` with an error, or the rows that an operation reaches: none, those of the caller's own account, or all. */
export type Reach = 'refused' | 'none' | 'own' | 'all';

/** `user` is signed in without a role, `admin` is the site's owner, `service` has the secret key. */
export const roles = ['anon', 'user', 'admin', 'service'] as const;
export type Role = (typeof roles)[number];

export const operations = ['select', 'insert', 'update', 'delete'] as const;
export type Operation = (typeof operations)[number];

export interface RelationAccess extends Record<Operation, Record<Role, Reach>> {
  /** Values of a valid row, as SQL. `$user` is replaced by an account's id. */
  sample: Record<string, string>;
  /** Columns that a signed-in account may change, where it may change rows. @default every column */
  changeable?: readonly string[];
}

const serviceOnly = { anon: 'refused', user: 'refused', admin: 'refused', service: 'all' } as const;
const ownerOnly = { anon: 'refused', user: 'none', admin: 'all', service: 'all' } as const;

export const relations: Readonly<Record<string, RelationAccess>> = {
  'public.user_roles': {
    sample: { user_id: '$user', role: `'guest'` },
    select: { anon: 'refused', user: 'own', admin: 'own', service: 'all' },
    insert: serviceOnly,
    update: serviceOnly,
    delete: serviceOnly,
  },
  // Private to the owner: visitors read a published recipe from content_entries.
  'public.recipes': {
    sample: { title: `'Soup'`, ingredients: `'{Water,Salt}'`, instructions: `'Boil.'` },
    select: ownerOnly,
    insert: { ...ownerOnly, user: 'refused' },
    update: ownerOnly,
    delete: ownerOnly,
  },
  'public.contact_messages': {
    sample: { form_type: `'contact'`, name: `'Ann'`, email: `'ann@example.com'`, message: `'Hello'` },
    select: ownerOnly,
    insert: serviceOnly,
    // The owner changes them through change_messages.
    update: serviceOnly,
    delete: serviceOnly,
  },
  // The owner adds them through add_message_note.
  'public.message_notes': {
    sample: {
      message_id: '(select id from public.contact_messages order by created_at limit 1)',
      author: `'owner@example.com'`,
      text: `'Call back'`,
    },
    select: ownerOnly,
    insert: serviceOnly,
    update: serviceOnly,
    delete: serviceOnly,
  },
  // A filter belongs to one account, which the database sets.
  'public.message_filters': {
    sample: { user_id: '$user', name: 'gen_random_uuid()::text', query: `'?state=new'` },
    select: { anon: 'refused', user: 'none', admin: 'own', service: 'all' },
    insert: serviceOnly,
    update: { anon: 'refused', user: 'none', admin: 'own', service: 'all' },
    changeable: ['name', 'query', 'place'],
    delete: { anon: 'refused', user: 'none', admin: 'own', service: 'all' },
  },
  'public.message_templates': {
    sample: { name: 'gen_random_uuid()::text', body: `'Hello {{first name}}'` },
    select: ownerOnly,
    insert: { ...ownerOnly, user: 'refused' },
    update: ownerOnly,
    delete: ownerOnly,
  },
  'public.contact_attachments': {
    sample: {
      submission_id: '(select id from public.contact_messages order by created_at limit 1)',
      field: `'agenda'`,
      // Unique per row.
      place: '(select 1 + count(*) from public.contact_attachments)',
      name: `'agenda.pdf'`,
      media_type: `'application/pdf'`,
      size: '3',
      sha256: `encode(sha256('abc'), 'hex')`,
      bytes: `'abc'`,
    },
    select: ownerOnly,
    insert: serviceOnly,
    update: { ...serviceOnly, service: 'refused' },
    delete: serviceOnly,
  },
  'public.outgoing_mails': {
    sample: {
      kind: `'receipt'`,
      recipient: `'ann@example.com'`,
      subject: `'Received'`,
      text: `'Your message is here.'`,
    },
    select: ownerOnly,
    insert: serviceOnly,
    update: serviceOnly,
    delete: serviceOnly,
  },
  // Visitors subscribe and leave through the function `brief`, by mailed links; the owner can remove people but not add
  // any.
  'public.brief_subscribers': {
    sample: {
      email: `gen_random_uuid() || '@example.com'`,
      name: `'Ann'`,
      source: `'executive-brief'`,
      consented_at: 'now()',
    },
    select: ownerOnly,
    insert: serviceOnly,
    update: serviceOnly,
    delete: ownerOnly,
  },
  // COUNT-1: visitors only add to it, through the function `count`.
  'public.daily_counts': {
    // Unique per row.
    sample: { kind: `'view'`, name: `'/a' || (select count(*) from public.daily_counts)` },
    select: ownerOnly,
    insert: serviceOnly,
    update: serviceOnly,
    delete: serviceOnly,
  },
  'public.brief_schedules': {
    sample: {
      edition: 'gen_random_uuid()::text',
      send_at: 'now()',
      title: `'Autumn'`,
      brief_type: `'all'`,
      subject: `'Autumn'`,
      text: `'Leaves.'`,
      html: `'<p>Leaves.</p>'`,
    },
    select: ownerOnly,
    insert: serviceOnly,
    update: serviceOnly,
    delete: ownerOnly,
  },
  'public.brief_sendings': {
    sample: {
      edition: 'gen_random_uuid()::text',
      title: `'Autumn'`,
      brief_type: `'all'`,
      subject: `'Autumn'`,
      text: `'Leaves.'`,
      html: `'<p>Leaves.</p>'`,
      recipients: '1',
    },
    select: ownerOnly,
    insert: serviceOnly,
    update: serviceOnly,
    delete: serviceOnly,
  },
  'public.booking_settings': {
    sample: { time_zone: `'Europe/Zurich'` },
    select: ownerOnly,
    insert: { ...ownerOnly, user: 'refused' },
    update: ownerOnly,
    changeable: [
      'id',
      'time_zone',
      'weekly',
      'holidays',
      'lengths',
      'notice_hours',
      'horizon_days',
      'buffer_minutes',
      'calendar_url',
    ],
    delete: ownerOnly,
  },
  'public.busy_times': {
    sample: { starts_at: 'now()', ends_at: `now() + interval '1 hour'` },
    select: ownerOnly,
    insert: serviceOnly,
    update: serviceOnly,
    delete: serviceOnly,
  },
  // The owner blocks times; sessions are booked with a message, and changed through change_booking.
  'public.bookings': {
    sample: {
      // Unique per row.
      starts_at: `(select now() + (1 + count(*)) * interval '1 day' from public.bookings)`,
      ends_at: `(select now() + (1 + count(*)) * interval '1 day' + interval '1 hour' from public.bookings)`,
    },
    select: ownerOnly,
    insert: { ...ownerOnly, user: 'refused' },
    update: serviceOnly,
    delete: ownerOnly,
  },
  // Drafts; published content is public to read and changed only by publish_content.
  'public.content_entries': {
    sample: { collection: `'boards'`, key: 'gen_random_uuid()::text', data: `'{"name": "Ann"}'` },
    select: { ...ownerOnly, anon: 'none' },
    insert: { ...ownerOnly, user: 'refused' },
    update: ownerOnly,
    delete: ownerOnly,
  },
  'public.content_revisions': {
    sample: { collection: `'boards'`, key: `'ann'`, action: `'saved'` },
    select: ownerOnly,
    insert: serviceOnly,
    update: serviceOnly,
    delete: serviceOnly,
  },
};

/**
 * The rows of the bucket `public-files` in a hosted project's `storage.objects`, which anyone may read by name through
 * Storage; only the service reaches other buckets. The embedded server stores files and has no such table.
 */
export const publicFiles: Record<Operation, Record<Role, Reach>> = {
  select: { anon: 'none', user: 'none', admin: 'all', service: 'all' },
  insert: { anon: 'refused', user: 'refused', admin: 'all', service: 'all' },
  update: { anon: 'none', user: 'none', admin: 'all', service: 'all' },
  delete: { anon: 'none', user: 'none', admin: 'all', service: 'all' },
};

/**
 * The roles that may run each function. Those of the schema private run only inside policies and constraints, since no
 * role can access it.
 */
export const functions: Readonly<Record<string, readonly ('anon' | 'authenticated' | 'service_role')[]>> = {
  'private.apply_booking_grants()': [],
  'private.apply_brief_grants()': [],
  'private.apply_count_grants()': [],
  'private.apply_grants()': [],
  'private.asked_of_brief(message contact_messages)': [],
  'private.book(stored contact_messages, booking jsonb)': [],
  'private.brief_readers(of_type text)': [],
  'private.apply_schedule_grants()': [],
  'private.end_schedule()': [],
  'private.finish_edition()': [],
  'private.has_second_factor()': ['authenticated', 'service_role'],
  'private.apply_message_filter_grants()': [],
  'private.apply_returned_mails_grants()': [],
  'private.apply_message_grants()': [],
  'private.caller_email()': [],
  'private.has_visible_character(value text)': ['authenticated', 'service_role'],
  'private.hold_paused_edition()': [],
  'private.is_admin()': ['authenticated', 'service_role'],
  'private.is_holiday_list(value jsonb)': ['authenticated', 'service_role'],
  'private.is_ingredient_list(entries text[])': ['authenticated', 'service_role'],
  'private.is_session_lengths(value jsonb)': ['authenticated', 'service_role'],
  'private.is_session_live()': [],
  'private.is_weekly_hours(value jsonb)': ['authenticated', 'service_role'],
  'private.keep_live_recipe()': [],
  'private.keep_recipe_slug()': [],
  'private.recipe_data(recipe recipes)': [],
  'private.mark_bounced()': [],
  'private.message_condition(filter jsonb)': [],
  'private.message_row(stored contact_messages)': [],
  'private.message_words(reference text, name text, email text, company text, phone text, message text, details jsonb)':
    [],
  'private.new_reference()': ['service_role'],
  'private.note_brief_request()': [],
  'private.queue_answer(stored contact_messages, mail jsonb)': [],
  'private.queue_mail(given jsonb)': [],
  'private.record_draft()': [],
  'private.record_revision(entry content_entries, action text, account uuid, before jsonb, after jsonb)': [],
  'private.require_owner()': [],
  'private.search_query(typed text)': [],
  'private.search_words(value text)': [],
  'private.set_message_search()': [],
  'private.set_message_state()': [],
  'private.set_recipe_search_text()': [],
  'private.set_updated_at()': [],
  'private.stop_brief_mails()': [],
  'private.version_of(entry content_entries)': [],
  'public.add_message_note(note_id uuid, message_id uuid, note text)': ['authenticated'],
  'public.add_message(new_message jsonb, files jsonb, mail jsonb, booking jsonb DEFAULT NULL::jsonb)': ['service_role'],
  'public.booking_basis()': ['service_role'],
  'public.change_booking(booking_id uuid, seen_sequence integer, new_time jsonb, mails jsonb)': ['service_role'],
  'public.change_messages(change jsonb, ids uuid[] DEFAULT NULL::uuid[], filter jsonb DEFAULT NULL::jsonb)': [
    'authenticated',
  ],
  'public.claim_outgoing_mails(max_rows integer, of_bulk boolean DEFAULT false)': ['service_role'],
  'public.claim_unsent_messages(max_rows integer)': ['service_role'],
  'public.confirm_brief(message_id uuid)': ['service_role'],
  'public.count_readers(of_type text)': ['service_role'],
  'public.count_subscribers()': ['authenticated', 'service_role'],
  'public.count_visit(visit_kind text, visit_name text)': ['service_role'],
  'public.count_unread_messages()': ['authenticated'],
  'public.end_session(session_id uuid)': ['authenticated'],
  'public.find_subscribers(emails text[])': ['authenticated', 'service_role'],
  'public.mark_returned(returned jsonb)': ['authenticated'],
  'public.list_accounts()': ['authenticated'],
  'public.list_messages(filter jsonb, page_number integer, page_size integer)': ['authenticated'],
  'public.list_sendings()': ['authenticated', 'service_role'],
  'public.list_sessions()': ['authenticated'],
  'public.open_message(message_id uuid)': ['authenticated'],
  'public.open_guide(message_id uuid)': ['service_role'],
  'public.pause_edition(sending_id uuid, paused boolean)': ['authenticated'],
  'public.publish_content(changes jsonb, account uuid DEFAULT NULL::uuid)': ['service_role'],
  'public.purge_counts(keep_months integer DEFAULT 24)': ['service_role'],
  'public.purge_messages(keep_days integer DEFAULT 730)': ['service_role'],
  'public.purge_subscribers(keep_days integer DEFAULT 730)': ['service_role'],
  'public.queue_edition(sending jsonb)': ['service_role'],
  'public.queue_scheduled_editions()': ['service_role'],
  'public.schedule_edition(schedule jsonb)': ['service_role'],
  'public.read_conversation(message_id uuid)': ['authenticated'],
  'public.send_reply(reply_id uuid, message_id uuid, subject text, reply text)': ['authenticated'],
  'public.queue_guide(message_id uuid, mail jsonb)': ['service_role'],
  'public.queue_mails(mails jsonb)': ['service_role'],
  'public.read_attachments(message_id uuid)': ['authenticated', 'service_role'],
  'public.read_counts(since date)': ['authenticated', 'service_role'],
  'public.set_owner(account_id uuid, owner boolean)': ['authenticated'],
  'public.store_busy_times(address text, intervals jsonb, failure text)': ['service_role'],
  'public.waiting_guides(forms text[], max_rows integer)': ['service_role'],
};
