-- Who may do what. A row in user_roles makes an account the owner; nobody writes this table through the API.

create schema if not exists private;
revoke all on schema private from public;

create table public.user_roles (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  role text not null,
  created_at timestamptz not null default now(),
  constraint user_roles_user_id_role_key unique (user_id, role),
  constraint user_roles_role_known check (role ~ '^[a-z][a-z_]{0,49}$')
);

comment on table public.user_roles is 'Roles of accounts. Only ''admin'' has a meaning: the site''s owner.';

alter table public.user_roles enable row level security;

-- Security definer, because a policy that reads user_roles as the caller would depend on the policies of user_roles.
create function private.is_admin() returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
    select 1
    from public.user_roles
    where user_id = (select auth.uid())
      and role = 'admin'
  );
$$;

revoke all on function private.is_admin() from public;
grant execute on function private.is_admin() to authenticated, service_role;

create policy "A user reads their own roles"
  on public.user_roles for select to authenticated
  using (user_id = (select auth.uid()));
