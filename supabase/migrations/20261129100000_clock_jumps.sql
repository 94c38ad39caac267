-- A clock that has jumped decides nothing that cannot be undone: what the owner has just deleted stays too, and mails.

-- Until when the clock of the embedded server is not trusted, since it jumped.
alter table private.retention add column trusted_from timestamptz not null default '-infinity';

-- As before, but nothing at all goes while the clock is not trusted.
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
  distrusted_to timestamptz;
  is_held boolean;
  expired_count integer;
  total integer;
begin
  select count(*) filter (
      where message.deleted_at is null and greatest(message.created_at, message.handled_at) < expiry
    ), count(*)
    into expired_count, total
    from public.contact_messages as message;
  -- A time further away was set while the clock was ahead.
  select case when held_until <= now() + interval '1 day' then held_until end,
      case when trusted_from > now() then trusted_from end
    into held_to, distrusted_to
    from private.retention for update;
  held_to := greatest(held_to, distrusted_to);
  if held_to is null and expired_count > greatest(1, total / 10.0) then
    held_to := now() + interval '1 day';
  end if;
  is_held := coalesce(held_to > now(), false);
  update private.retention
    set held_until = case when is_held then held_to end, held = case when is_held then expired_count else 0 end;

  return query
  with removed as (
    delete from public.contact_messages as message
    where distrusted_to is null and message.deleted_at < now() - interval '30 minutes'
      or not is_held and greatest(message.created_at, message.handled_at) < expiry
    returning message.id, message.deleted_at is null as expired, message.handled_at is null as unread
  ), mails as (
    delete from public.outgoing_mails as mail
    where mail.message_id in (select removed.id from removed)
      or not is_held
        and (least(mail.mailed_at, mail.cancelled_at) < now() - interval '30 days' or mail.created_at < expiry)
    returning mail.id
  )
  select removed.id, removed.expired, removed.unread from removed
  union all
  select mails.id, false, false from mails;
end;
$$;
