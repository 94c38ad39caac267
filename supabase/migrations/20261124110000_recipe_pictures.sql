-- The picture of a recipe is chosen among the owner's files (RECIPE-10). Then image_url is its address without an origin
-- (FILE-32), and image_alt says what it shows. An address that was typed before stays as it is.

alter table public.recipes add column image_alt text;

comment on column public.recipes.image_alt is 'What the picture shows, for people who do not see it.';

alter table public.recipes
  drop constraint recipes_image_url_http,
  -- A name as in FILE-3, of a picture.
  add constraint recipes_image_url_form check (
    (image_url ~* '^https?://[^[:space:][:cntrl:]]+$' and char_length(image_url) <= 2048)
    or (
      image_url ~ '^/storage/v1/object/public/public-files/[a-z0-9]([a-z0-9_-]|\.(?!\.))*\.(png|jpg|jpeg|webp|avif)$'
      and char_length(image_url) <= 139
    )
  ),
  -- "is true", because a check that comes out as null passes.
  add constraint recipes_image_alt_given check (
    image_url is null or image_url not like '/%' or private.has_visible_character(image_alt) is true
  ),
  add constraint recipes_image_alt_length check (char_length(image_alt) <= 200);

-- As before, and a picture that was chosen is one of an entry, with its text alternative (FILE-30).
create or replace function private.recipe_data(recipe public.recipes) returns jsonb
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
      when recipe.image_url like '/%' then jsonb_build_object(
        'file', regexp_replace(recipe.image_url, '^.*/', ''),
        'alt', recipe.image_alt
      )
      when recipe.image_url ~ '^https?://[^/?#]+/storage/v1/object/public/public-files/[^/?#]+$'
        then to_jsonb(recipe.image_url)
    end
  ));
$$;
