-- Bookable times. The owner sets availability; a visitor books a time together with a message, in one statement.

-- Composite values of the settings.
create function private.is_weekly_hours(value jsonb) returns boolean
language sql immutable
set search_path = ''
as $$
  select case when jsonb_typeof(value) = 'array' then jsonb_array_length(value) <= 42 and not exists (
    select from jsonb_array_elements(value) as hours
    where not coalesce(
      hours ->> 'day' ~ '^[1-7]$'
        and hours ->> 'from' ~ '^([01]\d|2[0-3]):[0-5]\d$'
        and hours ->> 'to' ~ '^(([01]\d|2[0-3]):[0-5]\d|24:00)$'
        and hours ->> 'from' collate "C" < hours ->> 'to',
      false
    )
  ) else false end;
$$;

create function private.is_holiday_list(value jsonb) returns boolean
language sql immutable
set search_path = ''
as $$
  select case when jsonb_typeof(value) = 'array' then jsonb_array_length(value) <= 100 and not exists (
    select from jsonb_array_elements(value) as holiday
    where not coalesce(
      holiday ->> 'from' ~ '^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$'
        and holiday ->> 'to' ~ '^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$'
        and holiday ->> 'from' collate "C" <= holiday ->> 'to'
        and char_length(coalesce(holiday ->> 'name', '')) <= 100,
      false
    )
  ) else false end;
$$;

-- Minutes by form, or by form and answer: {"consultation": 45, "consultation/msp": 60}.
create function private.is_session_lengths(value jsonb) returns boolean
language sql immutable
set search_path = ''
as $$
  select case when jsonb_typeof(value) = 'object' then char_length(value::text) <= 5000 and not exists (
    select from jsonb_each_text(value) as kind
    where not coalesce(
      kind.key ~ '^[a-z0-9-]+(/[a-z0-9-]+)?$'
        and case when kind.value ~ '^\d{1,3}$' then kind.value::integer between 5 and 480 else false end,
      false
    )
  ) else false end;
$$;

revoke all on function private.is_weekly_hours(jsonb), private.is_holiday_list(jsonb), private.is_session_lengths(jsonb) from public;
grant execute on function private.is_weekly_hours(jsonb), private.is_holiday_list(jsonb), private.is_session_lengths(jsonb)
  to authenticated, service_role;

-- The owner's availability. The latest row counts; without one nothing is offered.
create table public.booking_settings (
  id uuid primary key default gen_random_uuid(),
  updated_at timestamptz not null default now(),
  -- An IANA name: the zone of the hours and holidays.
  time_zone text not null,
  weekly jsonb not null default '[]',
  holidays jsonb not null default '[]',
  lengths jsonb not null default '{}',
  notice_hours integer not null default 24,
  horizon_days integer not null default 28,
  buffer_minutes integer not null default 15,
  -- The owner's calendar as an ICS URL. The URL is a secret: it gives read access.
  calendar_url text,
  -- When it was last read, and the error since, if any.
  calendar_read_at timestamptz,
  calendar_error text,
  constraint booking_settings_time_zone_name check (time_zone ~ '^[A-Za-z][A-Za-z0-9_+/-]{0,63}$'),
  constraint booking_settings_weekly_hours check (private.is_weekly_hours(weekly)),
  constraint booking_settings_holidays_list check (private.is_holiday_list(holidays)),
  constraint booking_settings_lengths_minutes check (private.is_session_lengths(lengths)),
  constraint booking_settings_notice_range check (notice_hours between 0 and 720),
  constraint booking_settings_horizon_range check (horizon_days between 1 and 180),
  constraint booking_settings_buffer_range check (buffer_minutes between 0 and 240),
  constraint booking_settings_calendar_url_https check (calendar_url ~ '^https://\S+$' and char_length(calendar_url) <= 1000),
  constraint booking_settings_calendar_error_length check (char_length(calendar_error) <= 500)
);

alter table public.booking_settings enable row level security;

create policy "The owner reads when there is time"
  on public.booking_settings for select to authenticated
  using ((select private.is_admin()));

create policy "The owner says when there is time"
  on public.booking_settings for insert to authenticated
  with check ((select private.is_admin()));

create policy "The owner changes when there is time"
  on public.booking_settings for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

create policy "The owner ends the offer of times"
  on public.booking_settings for delete to authenticated
  using ((select private.is_admin()));

create trigger booking_settings_set_updated_at before update on public.booking_settings
  for each row execute function private.set_updated_at();

-- When the owner is busy, from the calendar. Nothing else of it is stored.
create table public.busy_times (
  id uuid primary key default gen_random_uuid(),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  constraint busy_times_order check (ends_at > starts_at)
);

create index busy_times_ends_at_idx on public.busy_times (ends_at);

alter table public.busy_times enable row level security;

create policy "The owner reads the busy times"
  on public.busy_times for select to authenticated
  using ((select private.is_admin()));

-- Booked sessions, and times blocked by the owner, which have no message.
create table public.bookings (
  -- The message's id: a message books one time.
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  -- Deleted with the message.
  message_id uuid unique references public.contact_messages (id) on delete cascade,
  state text not null default 'booked',
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- When the next session may begin; null for at once.
  free_from timestamptz,
  during tstzrange not null generated always as (tstzrange(starts_at, coalesce(free_from, ends_at), '[)')) stored,
  -- The visitor's time zone, for the mails.
  visitor_zone text,
  -- The number of changes: the SEQUENCE of the calendar files.
  sequence integer not null default 0,
  -- The owner's note on a blocked time.
  note text,
  constraint bookings_state_known check (state in ('booked', 'cancelled')),
  constraint bookings_order check (
    ends_at > starts_at and coalesce(free_from, ends_at) >= ends_at and ends_at <= starts_at + interval '31 days'
  ),
  constraint bookings_id_of_message check (message_id is null or id = message_id),
  constraint bookings_visitor_zone_name check (visitor_zone ~ '^[A-Za-z][A-Za-z0-9_+/-]{0,63}$'),
  constraint bookings_sequence_range check (sequence >= 0),
  constraint bookings_note_length check (char_length(note) <= 200),
  -- No overlaps, whoever books them.
  constraint bookings_none_at_once exclude using gist (during with &&) where (state = 'booked')
);

create index bookings_starts_at_idx on public.bookings (starts_at);

alter table public.bookings enable row level security;

create policy "The owner reads bookings"
  on public.bookings for select to authenticated
  using ((select private.is_admin()));

create policy "The owner blocks times"
  on public.bookings for insert to authenticated
  with check ((select private.is_admin()) and message_id is null);

create policy "The owner frees blocked times"
  on public.bookings for delete to authenticated
  using ((select private.is_admin()) and message_id is null);

-- What free times are computed from: the settings, and future taken times. No personal data. Null without settings.
create function public.booking_basis() returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'settings', to_jsonb(settings),
    'booked', coalesce((
      select jsonb_agg(jsonb_build_array(booking.starts_at, booking.ends_at, booking.free_from, booking.id))
      from public.bookings as booking
      where booking.state = 'booked' and upper(booking.during) > now() - interval '1 day'
    ), '[]'),
    'busy', coalesce((
      select jsonb_agg(jsonb_build_array(busy.starts_at, busy.ends_at)) from public.busy_times as busy
      where busy.ends_at > now() - interval '1 day'
    ), '[]')
  )
  from public.booking_settings as settings
  order by settings.updated_at desc
  limit 1;
$$;

-- Books the time of a message that is being stored. A concurrent booking of the same time fails with 23P01
-- (bookings_none_at_once); it waits here rather than for the other's row, which would deadlock. An address has at most
-- three upcoming sessions.
create function private.book(stored public.contact_messages, booking jsonb) returns void
language plpgsql volatile
set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('public.bookings', 0));
  if (booking ->> 'starts_at')::timestamptz <= now() then
    raise exception 'The time is over.' using errcode = 'PT409';
  end if;
  if (
    select count(*) from public.bookings as other
    join public.contact_messages as message on message.id = other.message_id
    where other.state = 'booked' and other.starts_at > now() and lower(message.email) = lower(stored.email)
  ) >= 3 then
    raise exception 'This address has three sessions to come.' using errcode = 'PT429';
  end if;
  insert into public.bookings (id, message_id, starts_at, ends_at, free_from, visitor_zone)
  values (
    stored.id, stored.id, (booking ->> 'starts_at')::timestamptz, (booking ->> 'ends_at')::timestamptz,
    (booking ->> 'free_from')::timestamptz, booking ->> 'visitor_zone'
  );
end;
$$;

revoke all on function private.book(public.contact_messages, jsonb) from public;

-- As before, with the time that the message books, or null: all or nothing.
drop function public.add_message(jsonb, jsonb, jsonb);

create function public.add_message(new_message jsonb, files jsonb, mail jsonb, booking jsonb default null)
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
  if jsonb_typeof(booking) = 'object' then
    perform private.book(stored, booking);
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

comment on function public.add_message(jsonb, jsonb, jsonb, jsonb) is
  'Stores a message with its files, the mail that answers it and the time that it books, once by its id, and returns it if it is new.';

-- Moves an upcoming session, or cancels it without a new time, and queues the mails about it, all or nothing.
-- Optimistic locking: no row if it has changed since the caller read it. A mail without a recipient goes to the
-- visitor. Security definer: no role can access the schema private.
create function public.change_booking(
  booking_id uuid, seen_sequence integer, new_time jsonb, mails jsonb
) returns setof public.bookings
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  changed public.bookings;
  message public.contact_messages;
  mail jsonb;
begin
  perform pg_advisory_xact_lock(hashtextextended('public.bookings', 0));
  if jsonb_typeof(new_time) = 'object' then
    update public.bookings as booking
    set starts_at = (new_time ->> 'starts_at')::timestamptz,
        ends_at = (new_time ->> 'ends_at')::timestamptz,
        free_from = (new_time ->> 'free_from')::timestamptz,
        visitor_zone = coalesce(new_time ->> 'visitor_zone', booking.visitor_zone),
        sequence = booking.sequence + 1
    where booking.id = booking_id and booking.sequence = seen_sequence and booking.state = 'booked'
      and booking.starts_at > now() and (new_time ->> 'starts_at')::timestamptz > now()
    returning * into changed;
  else
    update public.bookings as booking
    set state = 'cancelled', sequence = booking.sequence + 1
    where booking.id = booking_id and booking.sequence = seen_sequence and booking.state = 'booked'
      and booking.starts_at > now()
    returning * into changed;
  end if;
  if changed.id is null then
    return;
  end if;
  select * into message from public.contact_messages where contact_messages.id = changed.message_id;
  for mail in select value from jsonb_array_elements(mails) loop
    perform private.queue_mail(mail || jsonb_build_object(
      'message_id', message.id,
      'recipient', coalesce(mail ->> 'recipient', message.email),
      'dedupe_key', 'booking:' || changed.id || ':' || changed.sequence || ':' || coalesce(mail ->> 'recipient', '')
    ));
  end loop;
  return next changed;
end;
$$;

-- Replaces the busy times by those read from the calendar at this URL, and records errors; without intervals the
-- previous ones stay.
create function public.store_busy_times(address text, intervals jsonb, failure text) returns void
language plpgsql volatile
set search_path = ''
as $$
declare
  settings_id uuid;
begin
  select settings.id into settings_id from public.booking_settings as settings
  where settings.calendar_url is not distinct from address
  order by settings.updated_at desc limit 1
  for update;
  if settings_id is null then
    return;
  end if;
  if intervals is not null then
    delete from public.busy_times;
    insert into public.busy_times (starts_at, ends_at)
    select (value ->> 0)::timestamptz, (value ->> 1)::timestamptz from jsonb_array_elements(intervals);
  end if;
  update public.booking_settings as settings
  set calendar_read_at = case when address is null then null when intervals is not null then now() else settings.calendar_read_at end,
      calendar_error = failure
  where settings.id = settings_id;
end;
$$;

create function private.apply_booking_grants() returns void
language plpgsql
set search_path = ''
as $$
begin
  revoke all on public.booking_settings, public.busy_times, public.bookings from public, anon, authenticated, service_role;

  grant select, delete,
    insert (id, time_zone, weekly, holidays, lengths, notice_hours, horizon_days, buffer_minutes, calendar_url),
    update (id, time_zone, weekly, holidays, lengths, notice_hours, horizon_days, buffer_minutes, calendar_url)
    on public.booking_settings to authenticated;
  grant select, insert, update, delete on public.booking_settings to service_role;

  grant select on public.busy_times to authenticated;
  grant select, insert, update, delete on public.busy_times to service_role;

  grant select, insert (starts_at, ends_at, note), delete on public.bookings to authenticated;
  grant select, insert, update, delete on public.bookings to service_role;

  revoke all on function public.booking_basis(), public.change_booking(uuid, integer, jsonb, jsonb),
    public.store_busy_times(text, jsonb, text) from public, anon, authenticated;
  grant execute on function public.booking_basis(), public.change_booking(uuid, integer, jsonb, jsonb),
    public.store_busy_times(text, jsonb, text) to service_role;
end;
$$;

revoke all on function private.apply_booking_grants() from public;

select private.apply_booking_grants();

-- As before, with the new add_message.
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

  revoke all on function public.add_message(jsonb, jsonb, jsonb, jsonb) from public, anon, authenticated;
  grant execute on function public.add_message(jsonb, jsonb, jsonb, jsonb) to service_role;

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
-- Repeated here, as at each start of the embedded database.
select private.apply_message_grants();
