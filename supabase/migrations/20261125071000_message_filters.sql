-- Saved message filters, private to each owner.

create table public.message_filters (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null,
  -- The URL's query, which the page parses like any other.
  query text not null,
  -- Its position among the owner's filters.
  place integer not null default 0,
  constraint message_filters_name_visible check (
    private.has_visible_character(name) and name !~ '[[:cntrl:]]' and char_length(name) <= 60
  ),
  constraint message_filters_name_key unique (user_id, name),
  constraint message_filters_query_form check (query ~ '^\?[!-~]*$' and char_length(query) <= 2000)
);

alter table public.message_filters enable row level security;

create policy "An owner reads their filters"
  on public.message_filters for select to authenticated
  using ((select private.is_admin()) and user_id = (select auth.uid()));
create policy "An owner saves filters"
  on public.message_filters for insert to authenticated
  with check ((select private.is_admin()) and user_id = (select auth.uid()));
create policy "An owner changes their filters"
  on public.message_filters for update to authenticated
  using ((select private.is_admin()) and user_id = (select auth.uid()))
  with check ((select private.is_admin()) and user_id = (select auth.uid()));
create policy "An owner deletes their filters"
  on public.message_filters for delete to authenticated
  using ((select private.is_admin()) and user_id = (select auth.uid()));

create function private.apply_message_filter_grants() returns void
language plpgsql
set search_path = ''
as $$
begin
  revoke all on public.message_filters from public, anon, authenticated, service_role;
  grant select, delete, insert (name, query, place), update (name, query, place) on public.message_filters to authenticated;
  grant select, insert, update, delete on public.message_filters to service_role;
end;
$$;

revoke all on function private.apply_message_filter_grants() from public;

select private.apply_message_filter_grants();
