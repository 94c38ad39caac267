-- The files that come with a message. They are stored with it, removed with it, and only ever read as data: nothing serves
-- them at an address of their own.

create table public.contact_attachments (
  id uuid primary key default gen_random_uuid(),
  submission_id uuid not null references public.contact_messages (id) on delete cascade,
  -- The field of the form, and the place among its files.
  field text not null,
  place integer not null,
  name text not null,
  media_type text not null,
  size integer not null,
  sha256 text not null,
  bytes bytea not null,
  constraint contact_attachments_place_key unique (submission_id, field, place),
  constraint contact_attachments_field_name check (field ~ '^[A-Za-z]\w{0,99}$'),
  constraint contact_attachments_place_range check (place between 1 and 100),
  constraint contact_attachments_name_safe check (
    name ~ '^[^[:cntrl:]/\\<>:"|?*]+$' and name !~ '^[. ]' and char_length(name) <= 100
  ),
  constraint contact_attachments_media_type_known check (
    media_type in ('application/pdf', 'image/png', 'image/jpeg', 'text/plain', 'text/csv')
  ),
  constraint contact_attachments_size check (size = octet_length(bytes) and size between 1 and 2000000),
  constraint contact_attachments_sha256 check (sha256 = encode(sha256(bytes), 'hex'))
);

alter table public.contact_attachments enable row level security;

create policy "The owner reads the files of messages"
  on public.contact_attachments for select to authenticated
  using ((select private.is_admin()));

-- Stores a message and its files in one statement, so that there are both or neither. As an insert that ignores what is
-- stored already: returns the new row, or none.
create function public.add_message_with_files(new_message jsonb, files jsonb) returns setof public.contact_messages
language sql volatile
set search_path = ''
as $$
  with stored as (
    insert into public.contact_messages (id, form_type, name, email, company, phone, message, details, mail_attempts, mail_next_at)
    select
      coalesce(given.id, gen_random_uuid()), given.form_type, given.name, given.email, given.company, given.phone,
      given.message, given.details, given.mail_attempts, coalesce(given.mail_next_at, now() + interval '2 minutes')
    from jsonb_populate_record(null::public.contact_messages, new_message) as given
    on conflict (id) do nothing
    returning *
  ), attached as (
    insert into public.contact_attachments (submission_id, field, place, name, media_type, size, sha256, bytes)
    select
      stored.id, file.value ->> 'field', file.place, file.value ->> 'name', file.value ->> 'media_type',
      (file.value ->> 'size')::integer, file.value ->> 'sha256', decode(file.value ->> 'data', 'base64')
    from stored, jsonb_array_elements(files) with ordinality as file (value, place)
  )
  select * from stored;
$$;

-- The files of a message with their content in base64, which JSON can carry. Row-level security applies.
create function public.read_attachments(message_id uuid)
returns table (field text, name text, media_type text, size integer, sha256 text, data text)
language sql stable
set search_path = ''
as $$
  select file.field, file.name, file.media_type, file.size, file.sha256,
    -- encode() breaks lines.
    translate(encode(file.bytes, 'base64'), E'\n', '')
  from public.contact_attachments as file
  where file.submission_id = message_id
  order by file.place;
$$;

create or replace function private.apply_grants() returns void
language plpgsql
set search_path = ''
as $$
begin
  revoke all on public.user_roles, public.recipes, public.contact_messages, public.contact_attachments
    from public, anon, authenticated, service_role;

  grant select on public.user_roles to authenticated;
  grant select, insert, update, delete on public.user_roles to service_role;

  grant select, insert, update, delete on public.recipes to authenticated, service_role;

  grant select, update (handled_at, deleted_at) on public.contact_messages to authenticated;
  grant select, insert, update, delete on public.contact_messages to service_role;

  grant select on public.contact_attachments to authenticated;
  grant select, insert, delete on public.contact_attachments to service_role;

  revoke all on function public.claim_unsent_messages(integer) from public, anon, authenticated;
  grant execute on function public.claim_unsent_messages(integer) to service_role;

  revoke all on function public.purge_messages(integer) from public, anon, authenticated;
  grant execute on function public.purge_messages(integer) to service_role;

  revoke all on function public.add_message_with_files(jsonb, jsonb) from public, anon, authenticated;
  grant execute on function public.add_message_with_files(jsonb, jsonb) to service_role;

  revoke all on function public.read_attachments(uuid) from public, anon;
  grant execute on function public.read_attachments(uuid) to authenticated, service_role;

  revoke all on function public.list_sessions(), public.end_session(uuid) from public, anon, authenticated, service_role;
  grant execute on function public.list_sessions(), public.end_session(uuid) to authenticated;
end;
$$;

select private.apply_grants();
