-- The owner's pictures and documents on a hosted project (FILE-1): a public bucket, which anyone reads by name and only the
-- owner writes and lists. The embedded server has no schema storage and keeps the same rules itself.
do $$
begin
  if to_regclass('storage.buckets') is null then
    return;
  end if;

  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values (
    'public-files', 'public-files', true, 25000000,
    '{image/png,image/jpeg,image/webp,image/avif,application/pdf}'
  )
  on conflict (id) do update set
    public = excluded.public,
    file_size_limit = excluded.file_size_limit,
    allowed_mime_types = excluded.allowed_mime_types;

  -- Reading a public bucket by name asks no policy; this one is for the list.
  create policy "The owner lists public files"
    on storage.objects for select to authenticated
    using (bucket_id = 'public-files' and (select private.is_admin()));

  create policy "The owner adds public files"
    on storage.objects for insert to authenticated
    with check (
      bucket_id = 'public-files'
      and (select private.is_admin())
      and length(name) <= 100
      and name ~ '^[a-z0-9]([a-z0-9_-]|\.(?!\.))*\.(png|jpg|jpeg|webp|avif|pdf)$'
    );

  create policy "The owner replaces public files"
    on storage.objects for update to authenticated
    using (bucket_id = 'public-files' and (select private.is_admin()))
    with check (
      bucket_id = 'public-files'
      and (select private.is_admin())
      and length(name) <= 100
      and name ~ '^[a-z0-9]([a-z0-9_-]|\.(?!\.))*\.(png|jpg|jpeg|webp|avif|pdf)$'
    );

  create policy "The owner removes public files"
    on storage.objects for delete to authenticated
    using (bucket_id = 'public-files' and (select private.is_admin()));
end;
$$;
