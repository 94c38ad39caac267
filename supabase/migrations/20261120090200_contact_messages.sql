-- What visitors sent. Stored before it is mailed, so that a mail failure loses nothing.
-- Only the function send-contact-email writes here (service role); the owner reads, and marks as handled.

create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  form_type text not null,
  name text not null,
  email text not null,
  company text,
  phone text,
  message text not null default '',
  details jsonb,
  mailed_at timestamptz,
  mail_attempts integer not null default 0,
  -- Not to be mailed before this moment. A new row is held back for the request that is mailing it right now.
  mail_next_at timestamptz not null default now() + interval '2 minutes',
  mail_error text,
  handled_at timestamptz,
  constraint contact_messages_form_type_known check (form_type in ('contact', 'speaking', 'request')),
  constraint contact_messages_name_given check (name ~ '\S' and name !~ '[[:cntrl:]]' and char_length(name) <= 200),
  constraint contact_messages_email_single check (email ~ '^[^[:space:][:cntrl:]@,;<>"]+@[^[:space:][:cntrl:]@,;<>"]+$' and char_length(email) <= 254),
  constraint contact_messages_company_length check (char_length(company) <= 200),
  constraint contact_messages_phone_length check (char_length(phone) <= 50),
  constraint contact_messages_message_length check (char_length(message) <= 5000),
  constraint contact_messages_message_given check (form_type <> 'contact' or message ~ '\S'),
  constraint contact_messages_details_object check (jsonb_typeof(details) = 'object'),
  constraint contact_messages_details_given check (form_type = 'contact' or details is not null),
  constraint contact_messages_mail_attempts_range check (mail_attempts >= 0),
  constraint contact_messages_mail_error_length check (char_length(mail_error) <= 500)
);

create index contact_messages_created_at_idx on public.contact_messages (created_at desc, id);
create index contact_messages_unsent_idx on public.contact_messages (mail_next_at) where mailed_at is null;

alter table public.contact_messages enable row level security;

create policy "The owner reads messages"
  on public.contact_messages for select to authenticated
  using ((select private.is_admin()));

create policy "The owner marks messages as handled"
  on public.contact_messages for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

-- Hands out messages that still have to be mailed, each to one caller only: the rows are locked, counted
-- as tried and held back for two minutes in the statement that returns them.
create function public.claim_unsent_messages(max_rows integer) returns setof public.contact_messages
language sql volatile
set search_path = ''
as $$
  update public.contact_messages as message
  set mail_attempts = message.mail_attempts + 1,
      mail_next_at = now() + interval '2 minutes'
  where message.id in (
    select due.id
    from public.contact_messages as due
    where due.mailed_at is null and due.mail_next_at <= now()
    order by due.mail_next_at
    limit least(greatest(max_rows, 0), 100)
    for update skip locked
  )
  returning message.*;
$$;
