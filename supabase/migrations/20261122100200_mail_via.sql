-- How a message was mailed: through a mail server, or into a file, for want of one.
alter table public.contact_messages
  add column mail_via text check (mail_via in ('smtp', 'file'));
