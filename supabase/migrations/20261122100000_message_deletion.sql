-- Messages can be deleted. The owner marks them with deleted_at and may take the mark back; they are shown nowhere and
-- no longer mailed. Half an hour later, purge_messages() removes them for good, and with them what is older than the
-- privacy policy allows. Nobody else deletes: a slip can be taken back, and a stolen session empties nothing at once.

alter table public.contact_messages add column deleted_at timestamptz;

comment on column public.contact_messages.deleted_at is
  'When the owner deleted it. It is removed for good half an hour later; until then the mark can be taken back.';

create index contact_messages_deleted_at_idx on public.contact_messages (deleted_at) where deleted_at is not null;

alter policy "The owner marks messages as handled" on public.contact_messages
  rename to "The owner marks messages as handled or deleted";

-- The half hour is counted by the clock of the database: a wrong one in a browser could end it at once, or never.
create function private.stamp_deletion() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if new.deleted_at is not null and current_user = 'authenticated' then
    new.deleted_at := coalesce(old.deleted_at, now());
  end if;
  return new;
end;
$$;

revoke all on function private.stamp_deletion() from public;

create trigger contact_messages_stamp_deletion
  before update of deleted_at on public.contact_messages
  for each row execute function private.stamp_deletion();

-- As before, without what was deleted.
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
    where due.mailed_at is null and due.deleted_at is null and due.mail_next_at <= now()
    order by due.mail_next_at
    limit least(greatest(max_rows, 0), 100)
    for update skip locked
  )
  returning message.*;
$$;

-- Removes for good what was deleted more than half an hour ago, and what is older than keep_days: two years, unless
-- asked otherwise. A conversation ends when its message is marked as handled; one that never was ends when it came.
-- Tells what it removed, so that whoever calls it can remove the mail files of these messages too.
create function public.purge_messages(keep_days integer default 730)
returns table (id uuid, expired boolean, unread boolean)
language sql volatile
set search_path = ''
as $$
  delete from public.contact_messages as message
  where message.deleted_at < now() - interval '30 minutes'
    or greatest(message.created_at, message.handled_at) < now() - make_interval(days => greatest(keep_days, 1))
  returning message.id, message.deleted_at is null, message.handled_at is null;
$$;

create or replace function private.apply_grants() returns void
language plpgsql
set search_path = ''
as $$
begin
  revoke all on public.user_roles, public.recipes, public.contact_messages from public, anon, authenticated, service_role;

  grant select on public.user_roles to authenticated;
  grant select, insert, update, delete on public.user_roles to service_role;

  grant select, insert, update, delete on public.recipes to authenticated, service_role;

  grant select, update (handled_at, deleted_at) on public.contact_messages to authenticated;
  grant select, insert, update, delete on public.contact_messages to service_role;

  revoke all on function public.claim_unsent_messages(integer) from public, anon, authenticated;
  grant execute on function public.claim_unsent_messages(integer) to service_role;

  revoke all on function public.purge_messages(integer) from public, anon, authenticated;
  grant execute on function public.purge_messages(integer) to service_role;
end;
$$;

select private.apply_grants();
