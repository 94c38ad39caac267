-- Scheduled editions of the brief. Their content is frozen when the owner schedules them.

create table public.brief_schedules (
  -- The key of its entry, which has one time.
  edition text primary key,
  created_at timestamptz not null default now(),
  send_at timestamptz not null,
  title text not null,
  brief_type text not null,
  subject text not null,
  -- With {manage-link}, as in brief_sendings.
  text text not null,
  html text not null,
  -- When it was due and had no recipients.
  missed_at timestamptz,
  constraint brief_schedules_edition_name check (edition ~ '^[a-z0-9][a-z0-9-]{0,99}$'),
  constraint brief_schedules_title_given check (title ~ '\S' and char_length(title) <= 200),
  constraint brief_schedules_brief_type_known check (brief_type in ('cybersecurity', 'msp', 'strategic', 'all')),
  constraint brief_schedules_subject_given check (subject ~ '\S' and subject !~ '[[:cntrl:]]' and char_length(subject) <= 200),
  constraint brief_schedules_text_given check (text ~ '\S' and char_length(text) <= 200000),
  constraint brief_schedules_html_given check (html ~ '\S' and char_length(html) <= 500000),
  constraint brief_schedules_send_at_finite check (isfinite(send_at))
);

create index brief_schedules_due_idx on public.brief_schedules (send_at) where missed_at is null;

alter table public.brief_schedules enable row level security;

create policy "The owner reads when editions leave"
  on public.brief_schedules for select to authenticated
  using ((select private.is_admin()));

create policy "The owner withdraws scheduled editions"
  on public.brief_schedules for delete to authenticated
  using ((select private.is_admin()));

-- Sets or changes an edition's time, with its content: {"edition", "send_at", "title", "brief_type", "subject", "text",
-- "html"}. False if it is being sent or was already sent.
create function public.schedule_edition(schedule jsonb) returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  given public.brief_schedules := jsonb_populate_record(null::public.brief_schedules, schedule);
begin
  insert into public.brief_schedules as each (edition, send_at, title, brief_type, subject, text, html)
  values (given.edition, given.send_at, given.title, given.brief_type, given.subject, given.text, given.html)
  on conflict (edition) do update set
    created_at = now(), send_at = excluded.send_at, title = excluded.title, brief_type = excluded.brief_type,
    subject = excluded.subject, text = excluded.text, html = excluded.html, missed_at = null;
  -- After the row lock: a concurrent start has taken it, or waits for it.
  if exists (select from public.brief_sendings as sending where sending.edition = given.edition) then
    delete from public.brief_schedules as each where each.edition = given.edition;
    return false;
  end if;
  return true;
end;
$$;

-- A sent edition is no longer scheduled, whether it was sent on time or by hand.
create function private.end_schedule() returns trigger
language plpgsql volatile security definer
set search_path = ''
as $$
begin
  delete from public.brief_schedules as schedule where schedule.edition = new.edition;
  return null;
end;
$$;

revoke all on function private.end_schedule() from public;

create trigger end_schedule after update of recipients on public.brief_sendings
  for each row when (old.recipients = 0 and new.recipients > 0) execute function private.end_schedule();

-- Queues due editions, each once and as a whole; returns their number. One without recipients is kept, and marked; one
-- whose entry was removed is not sent.
create function public.queue_scheduled_editions() returns integer
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  due public.brief_schedules;
  queued_count integer := 0;
begin
  delete from public.brief_schedules as schedule
  where schedule.send_at <= now() and not exists (
    select from public.content_entries as entry
    where entry.collection = 'editions' and entry.key = schedule.edition and entry.data is not null
  );
  for due in
    select * from public.brief_schedules as schedule
    where schedule.send_at <= now() and schedule.missed_at is null
    order by schedule.send_at, schedule.edition
    for update skip locked
  loop
    if exists (select from public.queue_edition(to_jsonb(due)) as queued where queued.is_new) then
      queued_count := queued_count + 1;
    elsif exists (select from public.brief_sendings as sending where sending.edition = due.edition) then
      delete from public.brief_schedules as schedule where schedule.edition = due.edition;
    else
      update public.brief_schedules as schedule set missed_at = now() where schedule.edition = due.edition;
    end if;
  end loop;
  return queued_count;
end;
$$;

create function private.apply_schedule_grants() returns void
language plpgsql
set search_path = ''
as $$
begin
  revoke all on public.brief_schedules from public, anon, authenticated, service_role;
  grant select, delete on public.brief_schedules to authenticated;
  grant select, insert, update, delete on public.brief_schedules to service_role;
  revoke all on function public.schedule_edition(jsonb), public.queue_scheduled_editions() from public, anon, authenticated;
  grant execute on function public.schedule_edition(jsonb), public.queue_scheduled_editions() to service_role;
end;
$$;

revoke all on function private.apply_schedule_grants() from public;

select private.apply_schedule_grants();
