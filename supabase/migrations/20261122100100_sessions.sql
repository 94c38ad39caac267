-- The sessions of an account: who is signed in shows and ends their own. An ended session reads no more rows, also
-- where the data API takes its access token until that expires, as a hosted project does.

-- Whether the session of the request's token is there still. Tokens that name none are not those of a person.
create function private.is_session_live() returns boolean
language sql stable security definer
set search_path = ''
as $$
  select coalesce(
    (
      select exists (
        select 1
        from auth.sessions
        where id = token.session_id
          and user_id = (select auth.uid())
      )
      from (select (auth.jwt() ->> 'session_id')::uuid as session_id) token
      where token.session_id is not null
    ),
    true
  );
$$;

revoke all on function private.is_session_live() from public;

create or replace function private.is_admin() returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
    select 1
    from public.user_roles
    where user_id = (select auth.uid())
      and role = 'admin'
  ) and private.is_session_live();
$$;

create function public.list_sessions()
returns table (
  id uuid,
  created_at timestamptz,
  last_seen_at timestamptz,
  user_agent text,
  is_current boolean
)
language sql stable security definer
set search_path = ''
as $$
  select
    sessions.id,
    sessions.created_at,
    -- Kept without a time zone, in UTC.
    coalesce(sessions.refreshed_at at time zone 'utc', sessions.created_at) as last_seen_at,
    sessions.user_agent,
    sessions.id::text = coalesce(auth.jwt() ->> 'session_id', '') as is_current
  from auth.sessions
  where sessions.user_id = (select auth.uid())
    and (sessions.not_after is null or sessions.not_after > now())
    and private.is_session_live()
  order by is_current desc, last_seen_at desc
  limit 100;
$$;

comment on function public.list_sessions() is
  'The sessions of who asks: the one that asks first, then the last seen first; at most 100.';

create function public.end_session(session_id uuid) returns boolean
language sql volatile security definer
set search_path = ''
as $$
  with ended as (
    delete from auth.sessions
    where id = end_session.session_id
      and user_id = (select auth.uid())
      and private.is_session_live()
    returning 1
  )
  select exists (select 1 from ended);
$$;

comment on function public.end_session(uuid) is
  'Ends a session of who asks, with its refresh tokens; false when there is none of that id.';

create or replace function private.apply_grants() returns void
language plpgsql
set search_path = ''
as $$
begin
  revoke all on public.user_roles, public.recipes, public.contact_messages from public, anon, authenticated, service_role;

  grant select on public.user_roles to authenticated;
  grant select, insert, update, delete on public.user_roles to service_role;

  grant select, insert, update, delete on public.recipes to authenticated, service_role;

  grant select, update (handled_at, deleted_at) on public.contact_messages to authenticated;
  grant select, insert, update, delete on public.contact_messages to service_role;

  revoke all on function public.claim_unsent_messages(integer) from public, anon, authenticated;
  grant execute on function public.claim_unsent_messages(integer) to service_role;

  revoke all on function public.purge_messages(integer) from public, anon, authenticated;
  grant execute on function public.purge_messages(integer) to service_role;

  revoke all on function public.list_sessions(), public.end_session(uuid) from public, anon, authenticated, service_role;
  grant execute on function public.list_sessions(), public.end_session(uuid) to authenticated;
end;
$$;

select private.apply_grants();
