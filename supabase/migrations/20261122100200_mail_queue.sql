-- How a message reached the owner, and the order in which waiting ones are mailed.

-- Without a mail server a mail is a file that nobody is told about: not the same as mailed. Null for a message that
-- is still unsent, and for those of before this column.
alter table public.contact_messages
  add column mail_via text,
  add constraint contact_messages_mail_via_known check (mail_via in ('smtp', 'file')),
  add constraint contact_messages_mail_via_mailed check (mail_via is null or mailed_at is not null);

-- As before, but of messages that are due at the same moment the oldest comes first.
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
    order by due.mail_next_at, due.created_at
    limit least(greatest(max_rows, 0), 100)
    for update skip locked
  )
  returning message.*;
$$;
