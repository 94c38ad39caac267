-- A required text needs something to see: a name of zero-width characters is a message from nobody, and a recipe with
-- such a title cannot be pressed. The forms and the function have the same rule (packages/ui/src/text).

-- Neither white space nor control characters are seen, nor what Unicode leaves without a drawing, nor the blank
-- Braille cell.
create function private.has_visible_character(value text) returns boolean
language sql immutable
set search_path = ''
as $$
  select value ~ ('[^\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f'
    || '\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d159'
    || '\U0001d173-\U0001d17a\U000e0000-\U000e0fff]');
$$;

revoke all on function private.has_visible_character(text) from public;
grant execute on function private.has_visible_character(text) to authenticated, service_role;

-- What is there already stays, with words in the place of nothing.
update public.contact_messages set name = left(email, 200) where not private.has_visible_character(name);
update public.contact_messages set message = '(nothing to see)'
  where form_type = 'contact' and not private.has_visible_character(message);
alter table public.recipes disable trigger recipes_set_updated_at;
update public.recipes set title = '(no title)' where not private.has_visible_character(title);
update public.recipes set instructions = '(none)' where not private.has_visible_character(instructions);
update public.recipes
  set ingredients = coalesce(
    nullif(array(select entry from unnest(ingredients) as entry where private.has_visible_character(entry)), '{}'),
    '{(none)}'
  )
  where exists (select 1 from unnest(ingredients) as entry where not private.has_visible_character(entry));
alter table public.recipes enable trigger recipes_set_updated_at;

alter table public.contact_messages
  add constraint contact_messages_name_visible check (private.has_visible_character(name)),
  add constraint contact_messages_message_visible
    check (form_type <> 'contact' or private.has_visible_character(message));

alter table public.recipes
  add constraint recipes_title_visible check (private.has_visible_character(title)),
  add constraint recipes_instructions_visible check (private.has_visible_character(instructions));

-- Whether a list has one dimension, 1 to 200 entries, each with something to see and at most 300 characters. Its body is
-- read once, here: whoever writes a recipe may run the function it calls, and not name it.
create or replace function private.is_ingredient_list(entries text[]) returns boolean
language sql immutable
set search_path = ''
return array_ndims(entries) = 1
  and cardinality(entries) between 1 and 200
  and not exists (
    select 1
    from unnest(entries) as entry
    where entry is null or not private.has_visible_character(entry) or char_length(entry) > 300
  );
