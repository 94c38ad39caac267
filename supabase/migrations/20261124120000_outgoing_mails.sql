-- Mails to anybody but the owner: stored before they are sent, so that a mail failure loses none, and sent once. They are
-- apart from contact_messages, whose rows are the mails to the owner, so that neither holds up the other.

create table public.outgoing_mails (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  -- What it is for, such as receipt or edition.
  kind text not null,
  -- The message that it answers. It goes when the message goes.
  message_id uuid references public.contact_messages (id) on delete cascade,
  recipient text not null,
  -- The mailbox behind the address, for the limits: as mail servers deliver them, name+anything is name, and the dots in the
  -- name of a Gmail address mean nothing.
  mailbox text not null generated always as (
    case
      when lower(recipient) ~ '@(gmail|googlemail)\.com$'
        then replace(regexp_replace(lower(recipient), '(\+[^@]*)?@.*$', ''), '.', '') || '@gmail.com'
      else regexp_replace(lower(recipient), '^([^@]+?)\+[^@]*@', '\1@')
    end
  ) stored,
  subject text not null,
  text text not null,
  html text,
  reply_to text,
  headers jsonb,
  attachments jsonb,
  -- Of several mails with the same key the first is stored.
  dedupe_key text unique,
  -- One of many that are the same: sent after all others, and counted apart from them.
  is_bulk boolean not null default false,
  mailed_at timestamptz,
  mail_via text,
  mail_attempts integer not null default 0,
  -- Not to be sent before this moment.
  mail_next_at timestamptz not null default now(),
  mail_error text,
  -- It will not be sent: because nobody wants it any more, or, with mail_error, because it cannot be delivered.
  cancelled_at timestamptz,
  constraint outgoing_mails_kind_name check (kind ~ '^[a-z][a-z-]{0,39}$'),
  constraint outgoing_mails_recipient_single check (recipient ~ '^[^[:space:][:cntrl:]@,;<>"]+@[^[:space:][:cntrl:]@,;<>"]+$' and char_length(recipient) <= 254),
  constraint outgoing_mails_subject_given check (subject ~ '\S' and subject !~ '[[:cntrl:]]' and char_length(subject) <= 200),
  constraint outgoing_mails_text_given check (text ~ '\S' and char_length(text) <= 100000),
  constraint outgoing_mails_html_length check (char_length(html) <= 500000),
  constraint outgoing_mails_reply_to_single check (reply_to ~ '^[^[:space:][:cntrl:]@,;<>"]+@[^[:space:][:cntrl:]@,;<>"]+$' and char_length(reply_to) <= 254),
  -- No line break or other control character: each would be an escape in the JSON.
  constraint outgoing_mails_headers_lines check (
    jsonb_typeof(headers) = 'object' and headers::text !~ '\\[bfnrtu]' and pg_column_size(headers) <= 10000
  ),
  constraint outgoing_mails_attachments_list check (jsonb_typeof(attachments) = 'array' and pg_column_size(attachments) <= 10000000),
  constraint outgoing_mails_dedupe_key_length check (char_length(dedupe_key) between 1 and 200),
  constraint outgoing_mails_mail_via_known check (mail_via in ('smtp', 'file')),
  constraint outgoing_mails_mail_via_mailed check (mail_via is null or mailed_at is not null),
  constraint outgoing_mails_mail_attempts_range check (mail_attempts >= 0),
  constraint outgoing_mails_mail_error_length check (char_length(mail_error) <= 500)
);

create index outgoing_mails_due_idx on public.outgoing_mails (is_bulk, mail_next_at, created_at)
  where mailed_at is null and cancelled_at is null;
create index outgoing_mails_mailbox_idx on public.outgoing_mails (mailbox, kind, created_at);
create index outgoing_mails_message_id_idx on public.outgoing_mails (message_id);

alter table public.outgoing_mails enable row level security;

create policy "The owner reads the mails to others"
  on public.outgoing_mails for select to authenticated
  using ((select private.is_admin()));

-- Stores one mail and returns its id; null if there is one with its key already, or if its mailbox has had as many of its
-- kind within a day as daily_limit allows. Calls for the same mailbox wait for each other, so that none passes uncounted.
create function private.queue_mail(given jsonb) returns uuid
language plpgsql volatile
set search_path = ''
as $$
declare
  mail public.outgoing_mails := jsonb_populate_record(null::public.outgoing_mails, given);
  daily_limit integer := (given ->> 'daily_limit')::integer;
  queued_id uuid;
  queued_mailbox text;
begin
  insert into public.outgoing_mails (
    id, kind, message_id, recipient, subject, text, html, reply_to, headers, attachments, dedupe_key, is_bulk, mail_next_at
  )
  values (
    coalesce(mail.id, gen_random_uuid()), mail.kind, mail.message_id, mail.recipient, mail.subject, mail.text, mail.html,
    mail.reply_to, mail.headers, mail.attachments, mail.dedupe_key, coalesce(mail.is_bulk, false),
    coalesce(mail.mail_next_at, now())
  )
  on conflict (dedupe_key) do nothing
  returning id, mailbox into queued_id, queued_mailbox;
  if queued_id is null or daily_limit is null then
    return queued_id;
  end if;
  perform pg_advisory_xact_lock(hashtextextended(mail.kind || ' ' || queued_mailbox, 0));
  if (
    select count(*) from public.outgoing_mails as earlier
    where earlier.mailbox = queued_mailbox and earlier.kind = mail.kind
      and earlier.created_at > now() - interval '24 hours'
  ) > daily_limit then
    delete from public.outgoing_mails where id = queued_id;
    return null;
  end if;
  return queued_id;
end;
$$;

revoke all on function private.queue_mail(jsonb) from public;

-- Stores mails, all or none but for those that private.queue_mail leaves out, and returns what was stored.
-- Security definer: nobody may name what is in the schema private.
create function public.queue_mails(mails jsonb)
returns table (id uuid, recipient text, dedupe_key text)
language sql volatile security definer
set search_path = ''
as $$
  select queued.id, queued.given ->> 'recipient', queued.given ->> 'dedupe_key'
  from (
    -- In one order, so that two calls never wait for each other in turn.
    select private.queue_mail(mail.given) as id, mail.given
    from (
      select value as given from jsonb_array_elements(mails) order by value ->> 'recipient', value ->> 'dedupe_key'
    ) as mail
    -- Kept apart from the filter below, which would ask the function a second time.
    offset 0
  ) as queued
  where queued.id is not null;
$$;

comment on function public.queue_mails(jsonb) is
  'Stores mails to anybody but the owner, each once by its dedupe_key and within its daily_limit, and returns those stored.';

-- Hands out mails that are due, each to one caller only, as claim_unsent_messages does.
create function public.claim_outgoing_mails(max_rows integer, of_bulk boolean default false)
returns setof public.outgoing_mails
language sql volatile
set search_path = ''
as $$
  update public.outgoing_mails as mail
  set mail_attempts = mail.mail_attempts + 1,
      mail_next_at = now() + interval '2 minutes'
  where mail.id in (
    select due.id
    from public.outgoing_mails as due
    where due.mailed_at is null and due.cancelled_at is null and due.mail_next_at <= now() and due.is_bulk = of_bulk
      and not exists (
        select from public.contact_messages as message
        where message.id = due.message_id and message.deleted_at is not null
      )
    order by due.mail_next_at, due.created_at
    limit least(greatest(max_rows, 0), 100)
    for update of due skip locked
  )
  returning mail.*;
$$;

-- As before, with the mails that answer these messages and those that were done with 30 days ago. Tells their ids too, whose
-- mail files go as well.
create or replace function public.purge_messages(keep_days integer default 730)
returns table (id uuid, expired boolean, unread boolean)
language sql volatile
set search_path = ''
as $$
  with removed as (
    delete from public.contact_messages as message
    where message.deleted_at < now() - interval '30 minutes'
      or greatest(message.created_at, message.handled_at) < now() - make_interval(days => greatest(keep_days, 1))
    returning message.id, message.deleted_at is null as expired, message.handled_at is null as unread
  ), mails as (
    delete from public.outgoing_mails as mail
    where mail.message_id in (select removed.id from removed)
      or least(mail.mailed_at, mail.cancelled_at) < now() - interval '30 days'
      or mail.created_at < now() - make_interval(days => greatest(keep_days, 1))
    returning mail.id
  )
  select removed.id, removed.expired, removed.unread from removed
  union all
  select mails.id, false, false from mails;
$$;

create or replace function private.apply_grants() returns void
language plpgsql
set search_path = ''
as $$
begin
  revoke all on public.user_roles, public.recipes, public.contact_messages, public.contact_attachments,
    public.content_entries, public.content_revisions, public.outgoing_mails
    from public, anon, authenticated, service_role;

  grant select on public.user_roles to authenticated;
  grant select, insert, update, delete on public.user_roles to service_role;

  grant select, insert, update, delete on public.recipes to authenticated, service_role;

  grant select, update (handled_at, deleted_at) on public.contact_messages to authenticated;
  grant select, insert, update, delete on public.contact_messages to service_role;

  grant select on public.contact_attachments to authenticated;
  grant select, insert, delete on public.contact_attachments to service_role;

  grant select on public.content_entries to anon;
  grant select, insert, update, delete on public.content_entries to authenticated, service_role;

  grant select on public.content_revisions to authenticated;
  grant select, insert, update, delete on public.content_revisions to service_role;

  grant select on public.outgoing_mails to authenticated;
  grant select, insert, update, delete on public.outgoing_mails to service_role;

  revoke all on function public.claim_unsent_messages(integer) from public, anon, authenticated;
  grant execute on function public.claim_unsent_messages(integer) to service_role;

  revoke all on function public.purge_messages(integer) from public, anon, authenticated;
  grant execute on function public.purge_messages(integer) to service_role;

  revoke all on function public.add_message_with_files(jsonb, jsonb) from public, anon, authenticated;
  grant execute on function public.add_message_with_files(jsonb, jsonb) to service_role;

  revoke all on function public.read_attachments(uuid) from public, anon;
  grant execute on function public.read_attachments(uuid) to authenticated, service_role;

  revoke all on function public.publish_content(jsonb, uuid) from public, anon, authenticated;
  grant execute on function public.publish_content(jsonb, uuid) to service_role;

  revoke all on function public.list_sessions(), public.end_session(uuid) from public, anon, authenticated, service_role;
  grant execute on function public.list_sessions(), public.end_session(uuid) to authenticated;

  revoke all on function public.list_accounts(), public.set_owner(uuid, boolean)
    from public, anon, authenticated, service_role;
  grant execute on function public.list_accounts(), public.set_owner(uuid, boolean) to authenticated;

  revoke all on function public.queue_mails(jsonb), public.claim_outgoing_mails(integer, boolean)
    from public, anon, authenticated;
  grant execute on function public.queue_mails(jsonb), public.claim_outgoing_mails(integer, boolean) to service_role;
end;
$$;

select private.apply_grants();
