-- A message, its files and the mail that answers it to its sender are stored in one statement: there are all or none. Takes the
-- place of add_message_with_files.

-- As an insert that ignores what is stored already: returns the new row, or none. The mail goes to the address of the message
-- and to no other, once, and has its number in place of {reference}; null for none. Security definer: nobody may name what is in
-- the schema private.
create function public.add_message(new_message jsonb, files jsonb, mail jsonb) returns setof public.contact_messages
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
    perform private.queue_mail(mail || jsonb_build_object(
      'message_id', stored.id,
      'recipient', stored.email,
      'dedupe_key', (mail ->> 'kind') || ':' || stored.id,
      'subject', replace(mail ->> 'subject', '{reference}', stored.reference),
      'text', replace(mail ->> 'text', '{reference}', stored.reference),
      'html', replace(mail ->> 'html', '{reference}', stored.reference)
    ));
  end if;
  return next stored;
end;
$$;

comment on function public.add_message(jsonb, jsonb, jsonb) is
  'Stores a message with its files and the mail that answers it, once by its id, and returns it if it is new.';

drop function public.add_message_with_files(jsonb, jsonb);

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
