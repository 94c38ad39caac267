-- The owner's recipes. Every rule of the form is a constraint here too: the form is not the only client.

create type public.recipe_difficulty as enum ('easy', 'medium', 'hard');

-- Whether a list has one dimension, 1 to 200 entries, none of them blank or over 300 characters.
create function private.is_ingredient_list(entries text[]) returns boolean
language sql immutable
set search_path = ''
as $$
  select array_ndims(entries) = 1
    and cardinality(entries) between 1 and 200
    and not exists (
      select 1
      from unnest(entries) as entry
      where entry is null or entry !~ '\S' or char_length(entry) > 300
    );
$$;

revoke all on function private.is_ingredient_list(text[]) from public;
grant execute on function private.is_ingredient_list(text[]) to authenticated, service_role;

create table public.recipes (
  id uuid primary key default gen_random_uuid(),
  title text not null,
  description text,
  ingredients text[] not null,
  instructions text not null,
  prep_time integer,
  cook_time integer,
  servings integer,
  difficulty public.recipe_difficulty not null default 'easy',
  category text,
  image_url text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint recipes_title_given check (title ~ '\S' and char_length(title) <= 200),
  constraint recipes_description_length check (char_length(description) <= 2000),
  -- "is true", because a check that comes out as null passes.
  constraint recipes_ingredients_given check (private.is_ingredient_list(ingredients) is true),
  constraint recipes_instructions_given check (instructions ~ '\S' and char_length(instructions) <= 20000),
  constraint recipes_prep_time_range check (prep_time between 0 and 100000),
  constraint recipes_cook_time_range check (cook_time between 0 and 100000),
  constraint recipes_servings_range check (servings between 0 and 100000),
  constraint recipes_category_length check (char_length(category) <= 100),
  constraint recipes_image_url_http check (image_url ~* '^https?://[^[:space:][:cntrl:]]+$' and char_length(image_url) <= 2048)
);

comment on column public.recipes.prep_time is 'Minutes.';
comment on column public.recipes.cook_time is 'Minutes.';

create index recipes_created_at_idx on public.recipes (created_at desc, id);

-- clock_timestamp(), so that two updates in one transaction still differ: the admin compares this value
-- to notice that someone else changed the row.
create function private.set_updated_at() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at := clock_timestamp();
  return new;
end;
$$;

revoke all on function private.set_updated_at() from public;

create trigger recipes_set_updated_at
  before insert or update on public.recipes
  for each row execute function private.set_updated_at();

alter table public.recipes enable row level security;

create policy "The owner reads recipes"
  on public.recipes for select to authenticated
  using ((select private.is_admin()));

create policy "The owner adds recipes"
  on public.recipes for insert to authenticated
  with check ((select private.is_admin()));

create policy "The owner changes recipes"
  on public.recipes for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

create policy "The owner deletes recipes"
  on public.recipes for delete to authenticated
  using ((select private.is_admin()));
