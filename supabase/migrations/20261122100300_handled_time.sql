-- When a message was handled is the database's to say too: the two years until it is removed are counted from then, and a
-- wrong clock in a browser, or whoever writes a date of their own, could keep it for longer than the privacy policy says.

create function private.stamp_handling() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if new.handled_at is not null and current_user = 'authenticated' then
    new.handled_at := coalesce(old.handled_at, now());
  end if;
  return new;
end;
$$;

revoke all on function private.stamp_handling() from public;

create trigger contact_messages_stamp_handling
  before update of handled_at on public.contact_messages
  for each row execute function private.stamp_handling();

update public.contact_messages set handled_at = now() where handled_at > now();
