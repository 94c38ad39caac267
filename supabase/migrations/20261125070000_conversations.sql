-- Conversations: the owner's notes on messages, replies mailed from here, reply templates, and a person's whole history
-- in order.

create table public.message_notes (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  -- Deleted with the message.
  message_id uuid not null references public.contact_messages (id) on delete cascade,
  -- The e-mail address of the owner who wrote it.
  author text not null,
  text text not null,
  constraint message_notes_text_visible check (private.has_visible_character(text) and char_length(text) <= 4000),
  constraint message_notes_author_length check (char_length(author) between 1 and 320)
);

create index message_notes_message_id_idx on public.message_notes (message_id, created_at);

alter table public.message_notes enable row level security;

create policy "The owner reads notes"
  on public.message_notes for select to authenticated
  using ((select private.is_admin()));

-- Reply templates with placeholders. Only four are allowed in double braces: any other would reach a visitor unfilled.
create table public.message_templates (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  name text not null,
  body text not null,
  constraint message_templates_name_key unique (name),
  constraint message_templates_name_visible check (
    private.has_visible_character(name) and name !~ '[[:cntrl:]]' and char_length(name) <= 100
  ),
  constraint message_templates_body_visible check (private.has_visible_character(body) and char_length(body) <= 5000),
  constraint message_templates_placeholders_known check (
    regexp_replace(body, '\{\{(first name|name|reference|form)\}\}', '', 'g') !~ '\{\{|\}\}'
  )
);

alter table public.message_templates enable row level security;

create policy "The owner reads templates"
  on public.message_templates for select to authenticated
  using ((select private.is_admin()));
create policy "The owner adds templates"
  on public.message_templates for insert to authenticated
  with check ((select private.is_admin()));
create policy "The owner changes templates"
  on public.message_templates for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));
create policy "The owner deletes templates"
  on public.message_templates for delete to authenticated
  using ((select private.is_admin()));

-- Who wrote a reply.
alter table public.outgoing_mails
  add column written_by text,
  add constraint outgoing_mails_written_by_length check (char_length(written_by) <= 320);

-- As before, with its notes, the oldest first.
create or replace function private.message_row(stored public.contact_messages) returns jsonb
language sql stable
set search_path = ''
as $$
  select to_jsonb(stored) - 'search' || jsonb_build_object('notes', (
    select coalesce(
      jsonb_agg(
        jsonb_build_object('created_at', note.created_at, 'author', note.author, 'text', note.text)
        order by note.created_at, note.id
      ), '[]'
    )
    from public.message_notes as note where note.message_id = stored.id
  ));
$$;

-- The caller's e-mail address.
create function private.caller_email() returns text
language sql stable security definer
set search_path = ''
as $$
  select account.email::text from auth.users as account where account.id = (select auth.uid());
$$;

revoke all on function private.caller_email() from public;

-- Adds a note to a message, once by its id.
create function public.add_message_note(note_id uuid, message_id uuid, note text) returns void
language plpgsql volatile security definer
set search_path = ''
as $$
begin
  perform private.require_owner();
  if not exists (
    select from public.contact_messages as stored
    where stored.id = add_message_note.message_id and stored.deleted_at is null
  ) then
    raise exception 'This message no longer exists.' using errcode = 'P0002';
  end if;
  insert into public.message_notes (id, message_id, author, text)
  values (note_id, add_message_note.message_id, private.caller_email(), note)
  on conflict (id) do nothing;
end;
$$;

-- Stores a reply to a message's sender and nobody else, once by its id, to be mailed like any other. The subject
-- contains the message's number. The message's state becomes waiting.
create function public.send_reply(reply_id uuid, message_id uuid, subject text, reply text) returns void
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  answered public.contact_messages;
  numbered text;
begin
  perform private.require_owner();
  select * into answered from public.contact_messages as stored
  where stored.id = send_reply.message_id and stored.deleted_at is null
  for update;
  if answered.id is null then
    raise exception 'This message no longer exists.' using errcode = 'P0002';
  end if;
  if answered.spam_at is not null then
    raise exception 'This message is marked as spam, and is not answered.' using errcode = '22023';
  end if;
  if not private.has_visible_character(reply) or char_length(reply) > 10000 then
    raise exception 'A reply has between 1 and 10,000 characters.' using errcode = '22023';
  end if;
  numbered := case
    when position(answered.reference in subject) > 0 then subject
    else left(subject, 180) || ' [' || answered.reference || ']'
  end;
  insert into public.outgoing_mails (id, kind, message_id, recipient, subject, text, dedupe_key, written_by)
  values (
    reply_id, 'reply', answered.id, answered.email, numbered, reply, 'reply:' || reply_id, private.caller_email()
  )
  on conflict (dedupe_key) do nothing;
  if found then
    update public.contact_messages as stored set state = 'waiting' where stored.id = answered.id;
  end if;
end;
$$;

-- The history of a message's sender, by e-mail address, ignoring case, the oldest first: each kind is one part of the
-- union, with the columns id, at, kind and entry. New kinds are added as further parts.
create function public.read_conversation(message_id uuid) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  person text;
begin
  perform private.require_owner();
  select lower(stored.email) into person from public.contact_messages as stored
  where stored.id = read_conversation.message_id and stored.deleted_at is null;
  if person is null then
    return null;
  end if;
  return (
    with theirs as (
      select stored.* from public.contact_messages as stored
      where lower(stored.email) = person and stored.deleted_at is null
    ), parts as (
      select theirs.id, theirs.created_at as at, 'message' as kind,
        jsonb_build_object('message', private.message_row(theirs)) as entry
      from theirs
      union all
      select note.id, note.created_at, 'note',
        jsonb_build_object('message_id', note.message_id, 'author', note.author, 'text', note.text)
      from public.message_notes as note join theirs on theirs.id = note.message_id
      union all
      select mail.id, mail.created_at, 'mail',
        jsonb_build_object(
          'message_id', mail.message_id, 'mail_kind', mail.kind, 'subject', mail.subject,
          'text', case when mail.kind = 'reply' then mail.text end, 'author', mail.written_by,
          'mailed_at', mail.mailed_at, 'mail_via', mail.mail_via, 'mail_error', mail.mail_error,
          'cancelled_at', mail.cancelled_at
        )
      from public.outgoing_mails as mail join theirs on theirs.id = mail.message_id
      union all
      select theirs.id, theirs.guide_opened_at, 'guide', jsonb_build_object('message_id', theirs.id)
      from theirs where theirs.guide_opened_at is not null
      union all
      select booking.id, booking.created_at, 'booking',
        jsonb_build_object(
          'message_id', booking.message_id, 'starts_at', booking.starts_at, 'is_cancelled', booking.state = 'cancelled'
        )
      from public.bookings as booking join theirs on theirs.id = booking.message_id
    ), latest as (
      select * from parts order by parts.at desc, parts.id limit 500
    )
    select jsonb_agg(
      latest.entry || jsonb_build_object('id', latest.id, 'at', latest.at, 'kind', latest.kind)
      order by latest.at, latest.kind, latest.id
    )
    from latest
  );
end;
$$;

comment on function public.read_conversation(uuid) is
  'Messages, notes, mails and bookings of the person of a message, the last 500, for the owner.';

-- As before, but a reply is kept as long as its message.
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
      or (mail.kind <> 'reply' and least(mail.mailed_at, mail.cancelled_at) < now() - interval '30 days')
      or mail.created_at < now() - make_interval(days => greatest(keep_days, 1))
    returning mail.id
  )
  select removed.id, removed.expired, removed.unread from removed
  union all
  select mails.id, false, false from mails;
$$;

create or replace function private.apply_message_grants() returns void
language plpgsql
set search_path = ''
as $$
begin
  revoke update on public.contact_messages from authenticated;

  revoke all on public.message_notes, public.message_templates from public, anon, authenticated, service_role;
  grant select on public.message_notes to authenticated;
  grant select, insert, update, delete on public.message_notes to service_role;
  grant select, insert, update, delete on public.message_templates to authenticated, service_role;

  revoke all on function public.list_messages(jsonb, integer, integer), public.change_messages(jsonb, uuid[], jsonb),
    public.open_message(uuid), public.count_unread_messages(), public.add_message_note(uuid, uuid, text),
    public.send_reply(uuid, uuid, text, text), public.read_conversation(uuid)
    from public, anon, authenticated, service_role;
  grant execute on function public.list_messages(jsonb, integer, integer), public.change_messages(jsonb, uuid[], jsonb),
    public.open_message(uuid), public.count_unread_messages(), public.add_message_note(uuid, uuid, text),
    public.send_reply(uuid, uuid, text, text), public.read_conversation(uuid)
    to authenticated;
end;
$$;

-- Last, because the general grants would give the owner columns of contact_messages that are now written by
-- change_messages.
select private.apply_message_grants();
