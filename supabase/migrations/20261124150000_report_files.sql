-- The reports of tools, which visitors send along: Markdown and JSON, besides the types of files that forms ask for. All are
-- text that no browser runs.
alter table public.contact_attachments drop constraint contact_attachments_media_type_known;

alter table public.contact_attachments add constraint contact_attachments_media_type_known check (
  media_type in (
    'application/pdf', 'image/png', 'image/jpeg', 'text/plain', 'text/csv', 'text/markdown', 'application/json'
  )
);
