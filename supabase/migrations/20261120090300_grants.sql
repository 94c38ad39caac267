-- Grants, in one function. Supabase grants everything on every new table to anon and authenticated and leaves
-- the rest to row-level security; here a role gets what it needs and nothing else (TRUNCATE, for one, knows no
-- policies). It is a function because the embedded database renews those wide grants at every start, after
-- which the server calls it again. A later migration that adds a table replaces the function and calls it.

create function private.apply_grants() returns void
language plpgsql
set search_path = ''
as $$
begin
  revoke all on public.user_roles, public.recipes, public.contact_messages from public, anon, authenticated, service_role;

  grant select on public.user_roles to authenticated;
  grant select, insert, update, delete on public.user_roles to service_role;

  grant select, insert, update, delete on public.recipes to authenticated, service_role;

  grant select, update (handled_at) on public.contact_messages to authenticated;
  grant select, insert, update, delete on public.contact_messages to service_role;

  revoke all on function public.claim_unsent_messages(integer) from public, anon, authenticated;
  grant execute on function public.claim_unsent_messages(integer) to service_role;
end;
$$;

revoke all on function private.apply_grants() from public;

select private.apply_grants();
