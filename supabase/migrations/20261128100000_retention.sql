-- What is erased cannot come back, so no single reading of a clock decides it: where a clock has jumped, or much would be
-- erased at once, what has expired is kept for another day, in which the owner can look at it.

create table private.retention (
  only_row boolean primary key default true check (only_row),
  -- The latest time that the embedded server saw. A hosted project trusts the clock of its database.
  seen_at timestamptz not null default now(),
  held_until timestamptz,
  -- How many messages have expired and are held.
  held integer not null default 0
);

insert into private.retention default values;

-- As before, but nothing that has expired goes while it is held; what the owner deleted does.
create or replace function public.purge_messages(keep_days integer default 730)
returns table (id uuid, expired boolean, unread boolean)
language plpgsql volatile
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  expiry timestamptz := now() - make_interval(days => greatest(keep_days, 1));
  held_to timestamptz;
  is_held boolean;
  expired_count integer;
  total integer;
begin
  -- What the owner deleted goes in any case.
  select count(*) filter (
      where message.deleted_at is null and greatest(message.created_at, message.handled_at) < expiry
    ), count(*)
    into expired_count, total
    from public.contact_messages as message;
  select held_until into held_to from private.retention for update;
  -- The clock was put back since.
  if held_to > now() + interval '1 day' then
    held_to := null;
  end if;
  if held_to is null and expired_count > greatest(1, total / 10.0) then
    held_to := now() + interval '1 day';
  end if;
  is_held := coalesce(held_to > now(), false);
  update private.retention
    set held_until = case when is_held then held_to end, held = case when is_held then expired_count else 0 end;

  return query
  with removed as (
    delete from public.contact_messages as message
    where message.deleted_at < now() - interval '30 minutes'
      or (not is_held and greatest(message.created_at, message.handled_at) < expiry)
    returning message.id, message.deleted_at is null as expired, message.handled_at is null as unread
  ), mails as (
    delete from public.outgoing_mails as mail
    where mail.message_id in (select removed.id from removed)
      or (not is_held
        and (least(mail.mailed_at, mail.cancelled_at) < now() - interval '30 days' or mail.created_at < expiry))
    returning mail.id
  )
  select removed.id, removed.expired, removed.unread from removed
  union all
  select mails.id, false, false from mails;
end;
$$;
