-- A second factor for sign-in (AUTH-20). The sign-in service stores an account's factors, and puts the session's
-- assurance level into the access token: `aal2` after a code, `aal1` after the password alone. An account with a
-- verified factor has no rights at aal1, whatever serves the request: tables, functions or Storage.

-- Whether the request's token has the assurance level that its account requires.
create function private.has_second_factor() returns boolean
language sql stable security definer
set search_path = ''
as $$
  select coalesce((select auth.jwt()) ->> 'aal' = 'aal2', false)
    or not exists (
      select 1
      from auth.mfa_factors
      where user_id = (select auth.uid())
        and status = 'verified'
    );
$$;

revoke all on function private.has_second_factor() from public;
grant execute on function private.has_second_factor() to authenticated, service_role;

create or replace function private.is_admin() returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
    select 1
    from public.user_roles
    where user_id = (select auth.uid())
      and role = 'admin'
  ) and private.is_session_live() and private.has_second_factor();
$$;

alter policy "A user reads their own roles" on public.user_roles
  using (user_id = (select auth.uid()) and (select private.has_second_factor()));

-- With just the password, one can neither list the owner's sessions nor end them.
create or replace function public.list_sessions()
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
    -- Stored without a time zone, in UTC.
    coalesce(sessions.refreshed_at at time zone 'utc', sessions.created_at) as last_seen_at,
    sessions.user_agent,
    sessions.id::text = coalesce(auth.jwt() ->> 'session_id', '') as is_current
  from auth.sessions
  where sessions.user_id = (select auth.uid())
    and (sessions.not_after is null or sessions.not_after > now())
    and private.is_session_live()
    and private.has_second_factor()
  order by is_current desc, last_seen_at desc
  limit 100;
$$;

create or replace function public.end_session(session_id uuid) returns boolean
language sql volatile security definer
set search_path = ''
as $$
  with ended as (
    delete from auth.sessions
    where id = end_session.session_id
      and user_id = (select auth.uid())
      and private.is_session_live()
      and private.has_second_factor()
    returning 1
  )
  select exists (select 1 from ended);
$$;
