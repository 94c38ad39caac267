-- The admin lists recipes page by page, from the server, and searches one column, so that a single filter with an
-- escaped pattern suffices. Maintained by a trigger: a generated column would reject a row written back as it was read.

alter table public.recipes add column search_text text not null default '';

comment on column public.recipes.search_text is 'Title and category, one to a line. Written by the database, whatever a client says.';

create function private.set_recipe_search_text() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.search_text := new.title || E'\n' || coalesce(new.category, '');
  return new;
end;
$$;

revoke all on function private.set_recipe_search_text() from public;

-- Existing rows. Not a change: their updated_at stays.
alter table public.recipes disable trigger recipes_set_updated_at;
update public.recipes set search_text = title || E'\n' || coalesce(category, '');
alter table public.recipes enable trigger recipes_set_updated_at;

create trigger recipes_set_search_text
  before insert or update on public.recipes
  for each row execute function private.set_recipe_search_text();

-- The sort orders of the admin's recipe list, besides newest first.
create index recipes_title_idx on public.recipes (title, id);
create index recipes_updated_at_idx on public.recipes (updated_at desc, id);
