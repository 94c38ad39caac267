-- The owner's workflow: each message is new, waiting for its sender, or done; read or unread; spam or not; with an
-- optional due date. Full-text search. The owner reads and changes messages through functions, which check the caller.

alter table public.contact_messages
  add column state text not null default 'new',
  add column read_at timestamptz,
  add column spam_at timestamptz,
  add column due_on date,
  add column changed_at timestamptz,
  add column changed_by text;

comment on column public.contact_messages.state is 'new, waiting (for an answer of the sender) or done.';
comment on column public.contact_messages.handled_at is 'Since when it is done.';
comment on column public.contact_messages.spam_at is 'When the owner marked it as spam: no mail about it is sent any more.';
comment on column public.contact_messages.changed_by is 'The e-mail address of the owner who last changed state, spam or the day on which it is due.';

-- Keeps the two columns that mark a message as done consistent, whichever is written; handled messages are read; and
-- records who changed it. Security definer: the addresses of accounts are in auth.users.
create function private.set_message_state() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    if new.handled_at is not null then
      new.state := 'done';
    elsif new.state = 'done' then
      new.handled_at := now();
    end if;
    return new;
  end if;
  if new.state is distinct from old.state then
    new.handled_at := case when new.state = 'done' then now() end;
    new.read_at := coalesce(new.read_at, now());
  elsif new.handled_at is distinct from old.handled_at then
    new.state := case when new.handled_at is null then 'new' else 'done' end;
  end if;
  if (select auth.uid()) is not null
    and (new.state, new.spam_at, new.due_on) is distinct from (old.state, old.spam_at, old.due_on)
  then
    new.changed_at := now();
    new.changed_by := (select account.email from auth.users as account where account.id = (select auth.uid()));
  end if;
  return new;
end;
$$;

revoke all on function private.set_message_state() from public;

update public.contact_messages set state = 'done', read_at = handled_at where handled_at is not null;

alter table public.contact_messages
  add constraint contact_messages_state_known check (state in ('new', 'waiting', 'done')),
  add constraint contact_messages_state_done check ((state = 'done') = (handled_at is not null)),
  add constraint contact_messages_due_on_range check (due_on between '2000-01-01' and '2199-12-31');

-- All the owner's changes go through change_messages, which sets the times.
drop trigger contact_messages_stamp_deletion on public.contact_messages;
drop trigger contact_messages_stamp_handling on public.contact_messages;
drop function private.stamp_deletion();
drop function private.stamp_handling();
drop policy "The owner marks messages as handled or deleted" on public.contact_messages;

create trigger contact_messages_set_state
  before insert or update on public.contact_messages
  for each row execute function private.set_message_state();

-- Normalizes words: without accents, in lower case where the database supports it, everything else as spaces.
create function private.search_words(value text) returns text
language sql immutable
set search_path = ''
as $$
  select regexp_replace(
    regexp_replace(lower(normalize(left(value, 100000), NFKD)), '[\u0300-\u036f]', '', 'g'),
    '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u2000-\u206f\u3000-\u303f]+', ' ', 'g'
  );
$$;

-- A message's search words: its number, whole and in halves, its sender, its text and its answers.
create function private.message_words(
  reference text, name text, email text, company text, phone text, message text, details jsonb
) returns tsvector
language plpgsql immutable
set search_path = ''
as $$
begin
  return to_tsvector('pg_catalog.simple', private.search_words(concat_ws(
    ' ', reference, replace(reference, '-', ''), name, email, company, phone, message,
    (
      select string_agg(answer #>> '{}', ' ')
      from jsonb_path_query(details, 'strict $.** ? (@.type() == "string" || @.type() == "number")') as answer
    )
  )));
end;
$$;

-- The query for messages that have all typed words, by prefix. In a message's number, O stands for 0, and I and L for 1
-- (CONTACT-12).
create function private.search_query(typed text) returns tsquery
language sql immutable
set search_path = ''
as $$
  select coalesce(string_agg(
    case
      when word ~ '^[0-9a-z]{4,8}$' and word ~ '[oil]'
        then format('(''%s'':* | ''%s'':*)', word, translate(word, 'oil', '011'))
      else format('''%s'':*', word)
    end, ' & '
  ), '')::tsquery
  from unnest(tsvector_to_array(to_tsvector('pg_catalog.simple', private.search_words(left(typed, 200))))) as word;
$$;

revoke all on function private.search_words(text), private.search_query(text) from public;
revoke all on function private.message_words(text, text, text, text, text, text, jsonb) from public;

alter table public.contact_messages add column search tsvector;

comment on column public.contact_messages.search is 'The words by which it is found. Written by the database.';

-- By a trigger and not as a generated column, which would make every writer run the functions above.
create function private.set_message_search() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  new.search := private.message_words(
    new.reference, new.name, new.email, new.company, new.phone, new.message, new.details
  );
  return new;
end;
$$;

revoke all on function private.set_message_search() from public;

create trigger contact_messages_set_search
  before insert or update of reference, name, email, company, phone, message, details, search on public.contact_messages
  for each row execute function private.set_message_search();

update public.contact_messages set search = null;

create index contact_messages_search_idx on public.contact_messages using gin (search);
create index contact_messages_unread_idx on public.contact_messages (id)
  where read_at is null and spam_at is null and deleted_at is null;
create index contact_messages_email_idx on public.contact_messages (lower(email));

-- Rejects all callers but an owner in a session that has not ended.
create or replace function private.require_owner() returns void
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if not private.is_session_live() then
    raise exception 'Your session has ended. Sign in again.' using errcode = 'PT401';
  end if;
  if not private.is_admin() then
    raise exception 'Only the owner may do this.' using errcode = '42501';
  end if;
end;
$$;

-- Converts a filter to a condition on contact_messages. Keys, all optional: form; mail (sent, file, waiting, failed);
-- state (new, waiting, done, unread, spam, expiring); expiring_before; due (overdue, today, week, any) with today;
-- received_from and received_before; report (with); words. Unknown keys and values are ignored. Spam is included only
-- on request.
create function private.message_condition(filter jsonb) returns text
language plpgsql stable
set search_path = ''
as $$
declare
  form text := filter ->> 'form';
  mail text := filter ->> 'mail';
  state text := filter ->> 'state';
  due text := filter ->> 'due';
  today date := coalesce((filter ->> 'today')::date, current_date);
  parts text[] := array['deleted_at is null'];
begin
  parts := parts || case when state = 'spam' then 'spam_at is not null' else 'spam_at is null' end;
  if form in ('contact', 'speaking') then
    parts := parts || format('form_type = %L', form);
  elsif form is not null then
    parts := parts || format('form_type = ''request'' and details ->> ''form'' = %L', form);
  end if;
  parts := parts || case mail
    when 'sent' then 'mailed_at is not null and mail_via is distinct from ''file'''
    when 'file' then 'mailed_at is not null and mail_via = ''file'''
    when 'waiting' then 'mailed_at is null and mail_error is null'
    when 'failed' then 'mailed_at is null and mail_error is not null'
    else 'true'
  end;
  parts := parts || case
    when state in ('new', 'waiting', 'done') then format('state = %L', state)
    when state = 'unread' then 'read_at is null'
    when state = 'expiring' then format(
      'greatest(created_at, handled_at) < %L::timestamptz', (filter ->> 'expiring_before')::timestamptz
    )
    else 'true'
  end;
  parts := parts || case due
    when 'overdue' then format('due_on < %L and state <> ''done''', today)
    when 'today' then format('due_on <= %L and state <> ''done''', today)
    when 'week' then format('due_on <= %L and state <> ''done''', today + 7)
    when 'any' then 'due_on is not null'
    else 'true'
  end;
  if filter ? 'received_from' then
    parts := parts || format('created_at >= %L::timestamptz', (filter ->> 'received_from')::timestamptz);
  end if;
  if filter ? 'received_before' then
    parts := parts || format('created_at < %L::timestamptz', (filter ->> 'received_before')::timestamptz);
  end if;
  if filter ->> 'report' = 'with' then
    parts := parts || 'jsonb_typeof(coalesce(details #> ''{fields,report}'', details -> ''report'')) = ''array'''::text;
  end if;
  if filter ? 'words' then
    parts := parts || format('search @@ %L::tsquery', private.search_query(filter ->> 'words')::text);
  end if;
  return array_to_string(parts, ' and ');
end;
$$;

revoke all on function private.message_condition(jsonb) from public;

-- A message as the owner reads it: every column except those that only the database uses.
create function private.message_row(stored public.contact_messages) returns jsonb
language sql stable
set search_path = ''
as $$
  select to_jsonb(stored) - 'search';
$$;

revoke all on function private.message_row(public.contact_messages) from public;

-- One page of the messages that match a filter, newest first, as {"total": …, "rows": […]}. Security definer: it uses
-- the schema private.
create function public.list_messages(filter jsonb, page_number integer, page_size integer) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  condition text;
  total bigint;
  rows jsonb;
begin
  perform private.require_owner();
  condition := private.message_condition(filter);
  execute 'select count(*) from public.contact_messages where ' || condition into total;
  execute format(
    'select coalesce(jsonb_agg(private.message_row(stored) order by stored.created_at desc, stored.id), ''[]'')
     from public.contact_messages as stored
     where stored.id in (
       select id from public.contact_messages where %s order by created_at desc, id limit %s offset %s
     )',
    condition, least(greatest(page_size, 1), 500), (greatest(page_number, 1) - 1)::bigint * least(greatest(page_size, 1), 500)
  ) into rows;
  return jsonb_build_object('total', total, 'rows', rows);
end;
$$;

comment on function public.list_messages(jsonb, integer, integer) is
  'One page of the messages that fit a filter, for the owner.';

-- Changes the messages with these ids, or all that match a filter, and returns {"ids": […], "rows": […]}: what was
-- changed, with its rows if they are at most 100. Keys of the change: state, read, spam, deleted (true or false),
-- due_on (a day or null).
create function public.change_messages(change jsonb, ids uuid[] default null, filter jsonb default null) returns jsonb
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  condition text;
  changed uuid[];
begin
  perform private.require_owner();
  if (ids is null) = (filter is null) then
    raise exception 'Give ids or a filter.' using errcode = '22023';
  end if;
  condition := case
    when ids is null then private.message_condition(filter)
    else format('id = any (%L::uuid[])', ids)
  end;
  execute format(
    'with changed as (
       update public.contact_messages set
         state = case when $1 ? ''state'' then $1 ->> ''state'' else state end,
         read_at = case when $1 ? ''read'' then case when ($1 ->> ''read'')::boolean then coalesce(read_at, now()) end else read_at end,
         spam_at = case when $1 ? ''spam'' then case when ($1 ->> ''spam'')::boolean then coalesce(spam_at, now()) end else spam_at end,
         deleted_at = case when $1 ? ''deleted'' then case when ($1 ->> ''deleted'')::boolean then coalesce(deleted_at, now()) end else deleted_at end,
         due_on = case when $1 ? ''due_on'' then ($1 ->> ''due_on'')::date else due_on end
       where %s
       returning id
     )
     select coalesce(array_agg(id), ''{}'') from changed',
    condition
  ) into changed using change;
  return jsonb_build_object(
    'ids', to_jsonb(changed),
    'rows', case
      when cardinality(changed) > 100 then '[]'::jsonb
      else (
        select coalesce(jsonb_agg(private.message_row(stored)), '[]')
        from public.contact_messages as stored
        where stored.id = any (changed)
      )
    end
  );
end;
$$;

comment on function public.change_messages(jsonb, uuid[], jsonb) is
  'Changes messages by their ids, or all that fit a filter, for the owner; returns what was changed.';

-- Opens a message for the owner, which marks it as read; null if it no longer exists.
create function public.open_message(message_id uuid) returns jsonb
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  opened public.contact_messages;
begin
  perform private.require_owner();
  update public.contact_messages as stored
  set read_at = coalesce(stored.read_at, now())
  where stored.id = message_id and stored.deleted_at is null
  returning * into opened;
  return case when opened.id is not null then private.message_row(opened) end;
end;
$$;

-- The number of unread messages.
create function public.count_unread_messages() returns bigint
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_owner();
  return (
    select count(*) from public.contact_messages as message
    where message.read_at is null and message.spam_at is null and message.deleted_at is null
  );
end;
$$;

-- As before, without spam.
create or replace function public.claim_unsent_messages(max_rows integer) returns setof public.contact_messages
language sql volatile
set search_path = ''
as $$
  update public.contact_messages as message
  set mail_attempts = message.mail_attempts + 1,
      mail_next_at = now() + interval '2 minutes'
  where message.id in (
    select due.id
    from public.contact_messages as due
    where due.mailed_at is null and due.deleted_at is null and due.spam_at is null and due.mail_next_at <= now()
    order by due.mail_next_at, due.created_at
    limit least(greatest(max_rows, 0), 100)
    for update skip locked
  )
  returning message.*;
$$;

create or replace function public.claim_outgoing_mails(max_rows integer, of_bulk boolean default false)
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
        where message.id = due.message_id and (message.deleted_at is not null or message.spam_at is not null)
      )
    order by due.mail_next_at, due.created_at
    limit least(greatest(max_rows, 0), 100)
    for update of due skip locked
  )
  returning mail.*;
$$;

create or replace function public.waiting_guides(forms text[], max_rows integer) returns setof public.contact_messages
language sql stable
set search_path = ''
as $$
  select message.*
  from public.contact_messages as message
  where message.form_type = 'request' and message.details ->> 'form' = any (forms)
    and message.guide_queued_at is null and message.handled_at is null and message.deleted_at is null
    and message.spam_at is null
    and message.created_at > now() - interval '180 days'
  order by message.created_at
  limit least(greatest(max_rows, 0), 100);
$$;

-- The grants for messages, separate from all others.
create function private.apply_message_grants() returns void
language plpgsql
set search_path = ''
as $$
begin
  revoke update on public.contact_messages from authenticated;

  revoke all on function public.list_messages(jsonb, integer, integer), public.change_messages(jsonb, uuid[], jsonb),
    public.open_message(uuid), public.count_unread_messages()
    from public, anon, authenticated, service_role;
  grant execute on function public.list_messages(jsonb, integer, integer), public.change_messages(jsonb, uuid[], jsonb),
    public.open_message(uuid), public.count_unread_messages()
    to authenticated;
end;
$$;

revoke all on function private.apply_message_grants() from public;

select private.apply_message_grants();
