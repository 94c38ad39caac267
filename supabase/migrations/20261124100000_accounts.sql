-- Who has an account, and who of them is an owner: for the owner alone, in a session that has not ended. E-mail addresses
-- are in auth.users, which nobody reads through the API, so both functions are security definer.

-- Ends a call of anybody else. A session that has ended is told from a role that was taken: the page asks for the password.
create function private.require_owner() returns void
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if not private.is_session_live() then
    raise exception 'Your session has ended. Sign in again.' using errcode = 'PT401';
  end if;
  if not private.is_admin() then
    raise exception 'Only the owner manages accounts.' using errcode = '42501';
  end if;
end;
$$;

revoke all on function private.require_owner() from public;

create function public.list_accounts()
returns table (
  id uuid,
  email text,
  created_at timestamptz,
  last_sign_in_at timestamptz,
  is_owner boolean,
  is_self boolean
)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_owner();
  return query
    select
      account.id,
      account.email::text,
      account.created_at,
      account.last_sign_in_at,
      exists (
        select 1 from public.user_roles as given where given.user_id = account.id and given.role = 'admin'
      ) as owns,
      account.id = (select auth.uid()) as self
    from auth.users as account
    where account.email is not null
    order by self desc, owns desc, account.email
    limit 1000;
end;
$$;

comment on function public.list_accounts() is
  'All accounts, for the owner: their own first, then other owners, then the others by e-mail address; at most 1,000.';

-- Gives an account the role of the owner, or takes it. Nobody takes it from themselves, so that one owner is always left:
-- of two who take it from each other at the same time, the second is no owner any more when it is their turn.
create function public.set_owner(account_id uuid, owner boolean) returns void
language plpgsql volatile security definer
set search_path = ''
as $$
begin
  perform private.require_owner();
  lock table public.user_roles in share row exclusive mode;
  -- Again, with what the one before has left.
  perform private.require_owner();
  if not exists (select 1 from auth.users as account where account.id = set_owner.account_id) then
    raise exception 'This account no longer exists.' using errcode = 'PT404';
  end if;
  if owner then
    insert into public.user_roles (user_id, role) values (set_owner.account_id, 'admin')
    on conflict (user_id, role) do nothing;
    return;
  end if;
  if set_owner.account_id = (select auth.uid()) then
    if exists (
      select 1 from public.user_roles as other
      where other.role = 'admin' and other.user_id <> set_owner.account_id
    ) then
      raise exception 'You cannot take the role from yourself. Another owner can.' using errcode = 'PT409';
    end if;
    raise exception 'You are the last owner. Make somebody else an owner, who can then take the role from you.'
      using errcode = 'PT409';
  end if;
  delete from public.user_roles as given
  where given.user_id = set_owner.account_id and given.role = 'admin';
end;
$$;

comment on function public.set_owner(uuid, boolean) is
  'Gives an account the role of the owner, or takes it; for another owner alone, and never from the last one.';

create or replace function private.apply_grants() returns void
language plpgsql
set search_path = ''
as $$
begin
  revoke all on public.user_roles, public.recipes, public.contact_messages, public.contact_attachments,
    public.content_entries, public.content_revisions
    from public, anon, authenticated, service_role;

  grant select on public.user_roles to authenticated;
  grant select, insert, update, delete on public.user_roles to service_role;

  grant select, insert, update, delete on public.recipes to authenticated, service_role;

  grant select, update (handled_at, deleted_at) on public.contact_messages to authenticated;
  grant select, insert, update, delete on public.contact_messages to service_role;

  grant select on public.contact_attachments to authenticated;
  grant select, insert, delete on public.contact_attachments to service_role;

  grant select on public.content_entries to anon;
  grant select, insert, update, delete on public.content_entries to authenticated, service_role;

  grant select on public.content_revisions to authenticated;
  grant select, insert, update, delete on public.content_revisions to service_role;

  revoke all on function public.claim_unsent_messages(integer) from public, anon, authenticated;
  grant execute on function public.claim_unsent_messages(integer) to service_role;

  revoke all on function public.purge_messages(integer) from public, anon, authenticated;
  grant execute on function public.purge_messages(integer) to service_role;

  revoke all on function public.add_message_with_files(jsonb, jsonb) from public, anon, authenticated;
  grant execute on function public.add_message_with_files(jsonb, jsonb) to service_role;

  revoke all on function public.read_attachments(uuid) from public, anon;
  grant execute on function public.read_attachments(uuid) to authenticated, service_role;

  revoke all on function public.publish_content(jsonb, uuid) from public, anon, authenticated;
  grant execute on function public.publish_content(jsonb, uuid) to service_role;

  revoke all on function public.list_sessions(), public.end_session(uuid) from public, anon, authenticated, service_role;
  grant execute on function public.list_sessions(), public.end_session(uuid) to authenticated;

  revoke all on function public.list_accounts(), public.set_owner(uuid, boolean)
    from public, anon, authenticated, service_role;
  grant execute on function public.list_accounts(), public.set_owner(uuid, boolean) to authenticated;
end;
$$;

select private.apply_grants();
