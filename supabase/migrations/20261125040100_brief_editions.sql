-- Editions of the executive brief are content (the collection editions); here is what is sent. An edition's text is
-- stored once, and each mail only has its recipient.

create table public.brief_sendings (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  -- The key of its entry. An edition is sent once.
  edition text not null unique,
  title text not null,
  brief_type text not null,
  subject text not null,
  -- With {manage-link} in place of each recipient's subscription link.
  text text not null,
  html text not null,
  state text not null default 'sending',
  recipients integer not null,
  -- The result, once there is nothing left to send.
  sent integer,
  failed integer,
  finished_at timestamptz,
  constraint brief_sendings_edition_name check (edition ~ '^[a-z0-9][a-z0-9-]{0,99}$'),
  constraint brief_sendings_title_given check (title ~ '\S' and char_length(title) <= 200),
  constraint brief_sendings_brief_type_known check (brief_type in ('cybersecurity', 'msp', 'strategic', 'all')),
  constraint brief_sendings_subject_given check (subject ~ '\S' and subject !~ '[[:cntrl:]]' and char_length(subject) <= 200),
  constraint brief_sendings_text_given check (text ~ '\S' and char_length(text) <= 200000),
  constraint brief_sendings_html_given check (html ~ '\S' and char_length(html) <= 500000),
  constraint brief_sendings_state_known check (state in ('sending', 'paused', 'sent')),
  constraint brief_sendings_counts_of_sent check (
    (state = 'sent') = (sent is not null and failed is not null and finished_at is not null)
  )
);

alter table public.brief_sendings enable row level security;

create policy "The owner reads what is sent of editions"
  on public.brief_sendings for select to authenticated
  using ((select private.is_admin()));

-- When a subscriber last received an edition, to limit the frequency.
alter table public.brief_subscribers add column last_edition_at timestamptz;

alter table public.outgoing_mails
  add column sending_id uuid references public.brief_sendings (id) on delete cascade,
  alter column text drop not null,
  drop constraint outgoing_mails_text_given,
  add constraint outgoing_mails_text_given check (
    case when sending_id is null then text is not null and text ~ '\S' and char_length(text) <= 100000 else text is null end
  );
-- Each subscriber gets an edition once.
create unique index outgoing_mails_edition_idx on public.outgoing_mails (sending_id, subscriber_id);
create index outgoing_mails_unsent_edition_idx on public.outgoing_mails (sending_id)
  where mailed_at is null and cancelled_at is null;

-- Who gets an edition of this kind now, and which of them have had one too recently for their chosen frequency. With a
-- tolerance of a few hours: a weekly edition may be sent an hour earlier than the last.
create function private.brief_readers(of_type text)
returns table (subscriber_id uuid, email text, is_held_back boolean)
language sql stable
set search_path = ''
as $$
  select
    reader.id,
    reader.email,
    coalesce(
      reader.last_edition_at > now() - case reader.frequency
        when 'weekly' then interval '6 days'
        when 'biweekly' then interval '13 days'
        when 'monthly' then interval '27 days'
        else interval '89 days'
      end,
      false
    )
  from public.brief_subscribers as reader
  where reader.state = 'active' and (of_type = 'all' or reader.brief_type in ('all', of_type));
$$;

revoke all on function private.brief_readers(text) from public;

create function public.count_readers(of_type text) returns table (recipients bigint, held_back bigint)
language sql stable security definer
set search_path = ''
as $$
  select count(*) filter (where not reader.is_held_back), count(*) filter (where reader.is_held_back)
  from private.brief_readers(of_type) as reader;
$$;

-- Queues an edition for its current recipients, in one statement, once. is_new is false if it was queued before; no row
-- is returned if there are none.
create function public.queue_edition(sending jsonb) returns table (sending_id uuid, recipients integer, is_new boolean)
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  given public.brief_sendings := jsonb_populate_record(null::public.brief_sendings, sending);
  queued public.brief_sendings;
  queued_count integer;
begin
  insert into public.brief_sendings as each (edition, title, brief_type, subject, text, html, recipients)
  values (given.edition, given.title, given.brief_type, given.subject, given.text, given.html, 0)
  on conflict (edition) do nothing
  returning * into queued;
  if queued.id is null then
    return query
      select each.id, each.recipients, false from public.brief_sendings as each where each.edition = given.edition;
    return;
  end if;
  with reader as (
    update public.brief_subscribers as subscriber
    set last_edition_at = now()
    from private.brief_readers(given.brief_type) as reading
    where subscriber.id = reading.subscriber_id and not reading.is_held_back
    returning subscriber.id, subscriber.email
  )
  insert into public.outgoing_mails (kind, recipient, subject, sending_id, subscriber_id, is_bulk)
  select 'edition', reader.email, given.subject, queued.id, reader.id, true from reader;
  get diagnostics queued_count = row_count;
  if queued_count = 0 then
    delete from public.brief_sendings as each where each.id = queued.id;
    return;
  end if;
  update public.brief_sendings as each set recipients = queued_count where each.id = queued.id;
  return query select queued.id, queued_count, true;
end;
$$;

-- Retries of a paused edition wait until it resumes.
create function private.hold_paused_edition() returns trigger
language plpgsql volatile security definer
set search_path = ''
as $$
begin
  if exists (select from public.brief_sendings as sending where sending.id = new.sending_id and sending.state = 'paused') then
    new.mail_next_at := 'infinity';
  end if;
  return new;
end;
$$;

revoke all on function private.hold_paused_edition() from public;

create trigger hold_paused_edition before update of mail_next_at on public.outgoing_mails
  for each row when (new.sending_id is not null and new.mailed_at is null and new.cancelled_at is null)
  execute function private.hold_paused_edition();

-- The last mail of an edition completes it, with the results.
create function private.finish_edition() returns trigger
language plpgsql volatile security definer
set search_path = ''
as $$
begin
  -- Serialized, so that of the last two mails one sees the other.
  perform from public.brief_sendings as sending where sending.id = new.sending_id for update;
  if not exists (
    select from public.outgoing_mails as mail
    where mail.sending_id = new.sending_id and mail.mailed_at is null and mail.cancelled_at is null
  ) then
    update public.brief_sendings as sending
    set state = 'sent', finished_at = now(), sent = counted.sent, failed = counted.failed
    from (
      select
        count(*) filter (where mail.mailed_at is not null) as sent,
        count(*) filter (where mail.mailed_at is null and mail.mail_error is not null) as failed
      from public.outgoing_mails as mail
      where mail.sending_id = new.sending_id
    ) as counted
    where sending.id = new.sending_id and sending.state <> 'sent';
  end if;
  return null;
end;
$$;

revoke all on function private.finish_edition() from public;

create trigger finish_edition after update of mailed_at, cancelled_at on public.outgoing_mails
  for each row when (
    new.sending_id is not null and (new.mailed_at is not null or new.cancelled_at is not null)
    and old.mailed_at is null and old.cancelled_at is null
  )
  execute function private.finish_edition();

-- Pauses or resumes an edition's unsent mails. For the owner.
create function public.pause_edition(sending_id uuid, paused boolean) returns void
language plpgsql volatile security definer
set search_path = ''
as $$
begin
  perform private.require_owner();
  update public.brief_sendings as sending
  set state = case when paused then 'paused' else 'sending' end
  where sending.id = pause_edition.sending_id and sending.state <> 'sent';
  update public.outgoing_mails as mail
  set mail_next_at = case when paused then 'infinity'::timestamptz else now() end
  where mail.sending_id = pause_edition.sending_id and mail.mailed_at is null and mail.cancelled_at is null;
end;
$$;

-- The progress of each edition, the newest first. skipped: those who have left since it was queued. For the owner.
create function public.list_sendings()
returns table (
  id uuid,
  edition text,
  title text,
  brief_type text,
  state text,
  created_at timestamptz,
  finished_at timestamptz,
  recipients integer,
  sent integer,
  failed integer,
  waiting integer,
  last_error text
)
language sql stable
set search_path = ''
as $$
  select
    sending.id, sending.edition, sending.title, sending.brief_type, sending.state, sending.created_at, sending.finished_at,
    sending.recipients,
    coalesce(sending.sent, counted.sent),
    coalesce(sending.failed, counted.failed),
    case when sending.state = 'sent' then 0 else counted.waiting end,
    counted.last_error
  from public.brief_sendings as sending
  cross join lateral (
    select
      count(*) filter (where mail.mailed_at is not null)::integer as sent,
      count(*) filter (where mail.mailed_at is null and mail.cancelled_at is not null and mail.mail_error is not null)::integer as failed,
      count(*) filter (where mail.mailed_at is null and mail.cancelled_at is null)::integer as waiting,
      max(mail.mail_error) filter (where mail.mailed_at is null) as last_error
    from public.outgoing_mails as mail
    where mail.sending_id = sending.id
  ) as counted
  order by sending.created_at desc
  limit 500;
$$;

create or replace function private.apply_brief_grants() returns void
language plpgsql
set search_path = ''
as $$
begin
  revoke all on public.brief_subscribers, public.brief_sendings from public, anon, authenticated, service_role;
  grant select, delete on public.brief_subscribers to authenticated;
  grant select, insert, update, delete on public.brief_subscribers to service_role;

  grant select on public.brief_sendings to authenticated;
  grant select, insert, update, delete on public.brief_sendings to service_role;

  revoke all on function public.confirm_brief(uuid), public.purge_subscribers(integer), public.queue_edition(jsonb),
    public.count_readers(text) from public, anon, authenticated;
  grant execute on function public.confirm_brief(uuid), public.purge_subscribers(integer), public.queue_edition(jsonb),
    public.count_readers(text) to service_role;

  revoke all on function public.count_subscribers(), public.list_sendings() from public, anon;
  grant execute on function public.count_subscribers(), public.list_sendings() to authenticated, service_role;

  revoke all on function public.pause_edition(uuid, boolean) from public, anon, authenticated, service_role;
  grant execute on function public.pause_edition(uuid, boolean) to authenticated;
end;
$$;

select private.apply_brief_grants();
