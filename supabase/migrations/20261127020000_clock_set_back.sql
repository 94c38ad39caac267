-- MAIL-19: no pause is longer than six hours. A mail that is due later was stored while the clock was ahead.

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
    where due.mailed_at is null and due.deleted_at is null and due.spam_at is null
      and (due.mail_next_at <= now() or (due.mail_next_at > now() + interval '6 hours 5 minutes' and due.mail_next_at < 'infinity'))
    order by due.mail_next_at, due.created_at
    limit least(greatest(max_rows, 0), 100)
    for update skip locked
  )
  returning message.*;
$$;

-- A mail of a paused edition has the time 'infinity'.
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
    where due.mailed_at is null and due.cancelled_at is null and due.is_bulk = of_bulk
      and (due.mail_next_at <= now() or (due.mail_next_at > now() + interval '6 hours 5 minutes' and due.mail_next_at < 'infinity'))
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
