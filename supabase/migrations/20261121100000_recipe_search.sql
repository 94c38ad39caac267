-- The admin lists recipes page by page, from the server: what it searches is one column, so that one filter,
-- with its pattern escaped, does it. Written by a trigger and not generated: a generated column would refuse
-- a row that is put back as it was read.

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

-- The rows that are there already. This is no change of theirs: the time of the last one stays.
alter table public.recipes disable trigger recipes_set_updated_at;
update public.recipes set search_text = title || E'\n' || coalesce(category, '');
alter table public.recipes enable trigger recipes_set_updated_at;

create trigger recipes_set_search_text
  before insert or update on public.recipes
  for each row execute function private.set_recipe_search_text();

-- The orders in which the admin lists recipes, beside the newest first.
create index recipes_title_idx on public.recipes (title, id);
create index recipes_updated_at_idx on public.recipes (updated_at desc, id);
