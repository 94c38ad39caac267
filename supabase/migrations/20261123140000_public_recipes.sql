-- Recipes on the site (RECIPE-1 to RECIPE-4). What visitors see of a recipe is a published entry of the collection
-- `recipes`, under the recipe's slug: a copy of the columns that are to be seen, which publish_content alone writes. The
-- table itself stays the owner's alone, so that nothing that is being edited can be read.

alter table public.recipes add column slug text;

comment on column public.recipes.slug is 'The end of its address, /recipes/<slug>. Null until it is first put on the site; stays then.';

alter table public.recipes
  add constraint recipes_slug_key unique (slug),
  add constraint recipes_slug_form check (slug ~ '^[a-z0-9][a-z0-9-]{0,99}$');

-- Others have linked to it: a slug that was given stays.
create function private.keep_recipe_slug() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.slug := coalesce(old.slug, new.slug);
  return new;
end;
$$;

create trigger recipes_keep_slug
  before update on public.recipes
  for each row execute function private.keep_recipe_slug();

-- Its page would stay, and nobody could take it off.
create function private.keep_live_recipe() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if exists (
    select 1 from public.content_entries as entry
    where entry.collection = 'recipes' and entry.key = old.slug and entry.state = 'published' and entry.data is not null
  ) then
    raise exception 'Take this recipe off the site before you delete it.' using errcode = 'PT409';
  end if;
  return old;
end;
$$;

create trigger recipes_keep_live
  before delete on public.recipes
  for each row execute function private.keep_live_recipe();

-- What visitors see of a recipe. A picture only from public-files: pages show no other.
create function private.recipe_data(recipe public.recipes) returns jsonb
language sql immutable
set search_path = ''
as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'title', recipe.title,
    'description', recipe.description,
    'ingredients', to_jsonb(recipe.ingredients),
    'instructions', recipe.instructions,
    'prepTime', recipe.prep_time,
    'cookTime', recipe.cook_time,
    'servings', recipe.servings,
    'difficulty', recipe.difficulty,
    'category', recipe.category,
    'picture', case
      when recipe.image_url ~ '^https?://[^/?#]+/storage/v1/object/public/public-files/[^/?#]+$' then recipe.image_url
    end
  ));
$$;

revoke all on function private.keep_recipe_slug() from public;
revoke all on function private.keep_live_recipe() from public;
revoke all on function private.recipe_data(public.recipes) from public;

alter table public.content_entries
  -- The draft of a recipe is the recipe.
  add constraint content_entries_recipes_live check (collection <> 'recipes' or state = 'published'),
  -- As large as a recipe can be.
  drop constraint content_entries_data_size,
  add constraint content_entries_data_size
    check (octet_length(data::text) <= case collection when 'recipes' then 1000000 else 200000 end);

-- As before, and for the collection `recipes` the draft is the recipe with the slug.
create or replace function public.publish_content(changes jsonb, account uuid default null) returns bigint
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  change record;
  recipe public.recipes;
  draft public.content_entries;
  live public.content_entries;
  becomes public.content_entries;
  revision bigint;
begin
  perform set_config('advisor.is_publishing', 'on', true);
  -- In one order, so that two that publish at the same time wait for each other.
  for change in
    select * from jsonb_to_recordset(changes)
      as given (collection text, key text, action text, updated_at timestamptz)
    order by given.collection, given.key
  loop
    draft := null;
    live := null;
    if change.collection = 'recipes' then
      select * into recipe from public.recipes as named where named.slug = change.key for update;
      if found then
        draft.id := recipe.id;
        draft.collection := 'recipes';
        draft.key := recipe.slug;
        draft.data := private.recipe_data(recipe);
        draft.updated_at := recipe.updated_at;
      end if;
    else
      select * into draft from public.content_entries as entry
      where entry.collection = change.collection and entry.key = change.key and entry.state = 'draft'
      for update;
    end if;
    select * into live from public.content_entries as entry
    where entry.collection = change.collection and entry.key = change.key and entry.state = 'published'
    for update;

    if change.action = 'publish' then
      if draft.id is null or draft.updated_at is distinct from change.updated_at then
        raise exception 'The draft of %/% is not the one that was rendered.', change.collection, change.key
          using errcode = 'PT409';
      end if;
      if change.collection <> 'recipes' then
        delete from public.content_entries where id = draft.id;
      end if;
      becomes := draft;
    elsif change.action = 'unpublish' then
      if live.updated_at is distinct from change.updated_at then
        raise exception 'The live version of %/% is not the one that was rendered.', change.collection, change.key
          using errcode = 'PT409';
      end if;
      -- What was live goes on as a draft, unless there is one already.
      if draft.id is null and live.data is not null and change.collection <> 'recipes' then
        insert into public.content_entries (collection, key, position, data)
        values (live.collection, live.key, live.position, live.data);
      end if;
      becomes := null;
      becomes.collection := change.collection;
      becomes.key := change.key;
      becomes.position := live.position;
    else
      raise exception 'A change is "publish" or "unpublish", not "%".', change.action using errcode = '22023';
    end if;

    insert into public.content_entries as entry (collection, key, position, data, state)
    values (becomes.collection, becomes.key, becomes.position, becomes.data, 'published')
    on conflict (collection, key, state) do update set position = excluded.position, data = excluded.data;

    revision := private.record_revision(
      becomes,
      case change.action when 'publish' then 'published' else 'unpublished' end,
      account,
      private.version_of(live),
      jsonb_build_object('data', becomes.data, 'position', becomes.position)
    );
  end loop;
  perform set_config('advisor.is_publishing', 'off', true);
  return revision;
end;
$$;
