-- Visitors ask for a guide by a form. A link to its file is mailed to their address, once for each message: at once, or when
-- there is a file.

alter table public.contact_messages
  add column guide_queued_at timestamptz,
  add column guide_opened_at timestamptz;

comment on column public.contact_messages.guide_queued_at is
  'When the mail with the link to the guide was stored, or left out because its mailbox has had enough of them.';
comment on column public.contact_messages.guide_opened_at is
  'When the link to the guide was used first: whoever did so reads the mails to this address.';

create index contact_messages_waiting_guides_idx on public.contact_messages (created_at)
  where form_type = 'request' and guide_queued_at is null and handled_at is null and deleted_at is null;

-- Queues the mail that answers a stored message: to its address and to no other, with its number in place of {reference}.
create function private.queue_answer(stored public.contact_messages, mail jsonb) returns void
language plpgsql volatile
set search_path = ''
as $$
begin
  perform private.queue_mail(mail || jsonb_build_object(
    'message_id', stored.id,
    'recipient', stored.email,
    'dedupe_key', (mail ->> 'kind') || ':' || stored.id,
    'subject', replace(mail ->> 'subject', '{reference}', stored.reference),
    'text', replace(mail ->> 'text', '{reference}', stored.reference),
    'html', replace(mail ->> 'html', '{reference}', stored.reference)
  ));
  if mail ->> 'kind' = 'guide' then
    update public.contact_messages as message set guide_queued_at = now() where message.id = stored.id;
  end if;
end;
$$;

revoke all on function private.queue_answer(public.contact_messages, jsonb) from public;

-- As before.
create or replace function public.add_message(new_message jsonb, files jsonb, mail jsonb)
returns setof public.contact_messages
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  stored public.contact_messages;
begin
  insert into public.contact_messages (id, form_type, name, email, company, phone, message, details, mail_attempts, mail_next_at)
  select
    coalesce(given.id, gen_random_uuid()), given.form_type, given.name, given.email, given.company, given.phone,
    given.message, given.details, given.mail_attempts, coalesce(given.mail_next_at, now() + interval '2 minutes')
  from jsonb_populate_record(null::public.contact_messages, new_message) as given
  on conflict (id) do nothing
  returning * into stored;
  if stored.id is null then
    return;
  end if;
  insert into public.contact_attachments (submission_id, field, place, name, media_type, size, sha256, bytes)
  select
    stored.id, file.value ->> 'field', file.place, file.value ->> 'name', file.value ->> 'media_type',
    (file.value ->> 'size')::integer, file.value ->> 'sha256', decode(file.value ->> 'data', 'base64')
  from jsonb_array_elements(files) with ordinality as file (value, place);
  if jsonb_typeof(mail) = 'object' then
    perform private.queue_answer(stored, mail);
  end if;
  return next stored;
end;
$$;

-- Messages of these forms whose senders wait for the link to a guide, the oldest first. One that the owner has dealt with, or
-- that is half a year old, waits no longer.
create function public.waiting_guides(forms text[], max_rows integer) returns setof public.contact_messages
language sql stable
set search_path = ''
as $$
  select message.*
  from public.contact_messages as message
  where message.form_type = 'request' and message.details ->> 'form' = any (forms)
    and message.guide_queued_at is null and message.handled_at is null and message.deleted_at is null
    and message.created_at > now() - interval '180 days'
  order by message.created_at
  limit least(greatest(max_rows, 0), 100);
$$;

-- Queues the mail with the link to a guide for a message that still waits for it; returns whether it did.
create function public.queue_guide(message_id uuid, mail jsonb) returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  waiting public.contact_messages;
begin
  select * into waiting from public.contact_messages as message
  where message.id = message_id and message.guide_queued_at is null and message.deleted_at is null
  for update;
  if waiting.id is null then
    return false;
  end if;
  perform private.queue_answer(waiting, mail || '{"kind": "guide"}');
  return true;
end;
$$;

-- Uses the link to a guide. No row if there is no such message any more; is_open is false from an hour after its first use, so
-- that a download that broke off can be repeated.
create function public.open_guide(message_id uuid) returns table (is_open boolean)
language sql volatile
set search_path = ''
as $$
  update public.contact_messages as message
  set guide_opened_at = coalesce(message.guide_opened_at, now())
  where message.id = message_id and message.guide_queued_at is not null and message.deleted_at is null
  returning message.guide_opened_at > now() - interval '1 hour';
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

  revoke all on function public.add_message(jsonb, jsonb, jsonb) from public, anon, authenticated;
  grant execute on function public.add_message(jsonb, jsonb, jsonb) to service_role;

  revoke all on function public.waiting_guides(text[], integer), public.queue_guide(uuid, jsonb), public.open_guide(uuid)
    from public, anon, authenticated;
  grant execute on function public.waiting_guides(text[], integer), public.queue_guide(uuid, jsonb), public.open_guide(uuid)
    to service_role;

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
