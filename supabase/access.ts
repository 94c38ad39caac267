/**
 * Who may do what with every table and function of this project. The migrations make it so; the tests hold the real
 * database against it, with rows of several accounts, on the embedded database and on a PostgreSQL server. A table
 * or function without an entry here fails them.
 */

/** `refused` with an error, or the rows that an operation reaches: none, those of the caller's own account, all. */
export type Reach = 'refused' | 'none' | 'own' | 'all';

/** `user` is signed in without a role, `admin` is the site's owner, `service` holds the secret key. */
export const roles = ['anon', 'user', 'admin', 'service'] as const;
export type Role = (typeof roles)[number];

export const operations = ['select', 'insert', 'update', 'delete'] as const;
export type Operation = (typeof operations)[number];

export interface RelationAccess extends Record<Operation, Record<Role, Reach>> {
  /** Values of one row that keeps every constraint, as SQL. `$user` stands for the id of an account. */
  sample: Record<string, string>;
  /** Columns that a signed-in account may change where it may change rows. @default every column */
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
  // The owner's alone: what visitors read of a published recipe is a row of content_entries.
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
    update: ownerOnly,
    changeable: ['handled_at', 'deleted_at'],
    delete: serviceOnly,
  },
  'public.contact_attachments': {
    sample: {
      submission_id: '(select id from public.contact_messages order by created_at limit 1)',
      field: `'agenda'`,
      // Another one for each row.
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
  // Drafts; what is published is read by anyone and changed by publish_content alone.
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
 * Storage; nobody but the service reaches another bucket. The embedded server has files and no such table.
 */
export const publicFiles: Record<Operation, Record<Role, Reach>> = {
  select: { anon: 'none', user: 'none', admin: 'all', service: 'all' },
  insert: { anon: 'refused', user: 'refused', admin: 'all', service: 'all' },
  update: { anon: 'none', user: 'none', admin: 'all', service: 'all' },
  delete: { anon: 'none', user: 'none', admin: 'all', service: 'all' },
};

/** As whom a function may run: those of the schema private only inside policies and constraints, since nobody may name it. */
export const functions: Readonly<Record<string, readonly ('anon' | 'authenticated' | 'service_role')[]>> = {
  'private.apply_grants()': [],
  'private.has_visible_character(value text)': ['authenticated', 'service_role'],
  'private.is_admin()': ['authenticated', 'service_role'],
  'private.is_ingredient_list(entries text[])': ['authenticated', 'service_role'],
  'private.is_session_live()': [],
  'private.keep_live_recipe()': [],
  'private.keep_recipe_slug()': [],
  'private.recipe_data(recipe recipes)': [],
  'private.new_reference()': ['service_role'],
  'private.queue_answer(stored contact_messages, mail jsonb)': [],
  'private.queue_mail(given jsonb)': [],
  'private.record_draft()': [],
  'private.record_revision(entry content_entries, action text, account uuid, before jsonb, after jsonb)': [],
  'private.require_owner()': [],
  'private.set_recipe_search_text()': [],
  'private.set_updated_at()': [],
  'private.stamp_deletion()': [],
  'private.stamp_handling()': [],
  'private.version_of(entry content_entries)': [],
  'public.add_message(new_message jsonb, files jsonb, mail jsonb)': ['service_role'],
  'public.claim_outgoing_mails(max_rows integer, of_bulk boolean DEFAULT false)': ['service_role'],
  'public.claim_unsent_messages(max_rows integer)': ['service_role'],
  'public.end_session(session_id uuid)': ['authenticated'],
  'public.list_accounts()': ['authenticated'],
  'public.list_sessions()': ['authenticated'],
  'public.open_guide(message_id uuid)': ['service_role'],
  'public.publish_content(changes jsonb, account uuid DEFAULT NULL::uuid)': ['service_role'],
  'public.purge_messages(keep_days integer DEFAULT 730)': ['service_role'],
  'public.queue_guide(message_id uuid, mail jsonb)': ['service_role'],
  'public.queue_mails(mails jsonb)': ['service_role'],
  'public.read_attachments(message_id uuid)': ['authenticated', 'service_role'],
  'public.set_owner(account_id uuid, owner boolean)': ['authenticated'],
  'public.waiting_guides(forms text[], max_rows integer)': ['service_role'],
};
