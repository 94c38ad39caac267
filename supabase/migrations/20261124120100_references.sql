-- Each message has a short number, by which its sender and the owner mean the same one.

-- Eight digits of Crockford's base 32, which has no I, L, O and U: read aloud or copied by hand, none is taken for another.
create function private.new_reference() returns text
language plpgsql volatile
set search_path = ''
as $$
declare
  bytes bytea;
  digits text;
begin
  loop
    bytes := uuid_send(gen_random_uuid());
    -- Not those bytes that hold the version and the variant of a UUID.
    select string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (get_byte(bytes, place) & 31), 1), '')
      into digits
      from unnest(array[0, 1, 2, 3, 4, 5, 10, 11]) as place;
    digits := left(digits, 4) || '-' || right(digits, 4);
    exit when not exists (select from public.contact_messages as message where message.reference = digits);
  end loop;
  return digits;
end;
$$;

revoke all on function private.new_reference() from public;
grant execute on function private.new_reference() to service_role;

alter table public.contact_messages add column reference text;
create unique index contact_messages_reference_idx on public.contact_messages (reference);

update public.contact_messages set reference = private.new_reference();

alter table public.contact_messages
  alter column reference set default private.new_reference(),
  alter column reference set not null,
  add constraint contact_messages_reference_form check (reference ~ '^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$');

comment on column public.contact_messages.reference is
  'The number that the sender is told: two groups of four digits in Crockford''s base 32.';
