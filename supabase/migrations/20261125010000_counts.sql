-- Visitor statistics (COUNT-1): one row per day, kind and name. No row is about a visitor: there is no address, no
-- identifier and no time except the day.

create table public.daily_counts (
  -- In UTC.
  day date not null default (now() at time zone 'utc')::date,
  -- The kind of event.
  kind text not null,
  -- The page on which it happened, or the file.
  name text not null,
  total bigint not null default 1,
  primary key (day, kind, name),
  constraint daily_counts_kind_known check (
    kind in ('view', 'search-without-result', 'form-started', 'form-sent', 'tool-completed', 'download')
  ),
  constraint daily_counts_name_path check (name ~ '^/[a-z0-9/_.*-]{1,199}$'),
  constraint daily_counts_total_positive check (total > 0)
);

alter table public.daily_counts enable row level security;

create policy "The owner reads the counts"
  on public.daily_counts for select to authenticated
  using ((select private.is_admin()));

-- Adds one. The caller, the function `count`, knows the names of pages and documents. A file of the owner is validated
-- here, by the content that links to it; returns whether the name was known.
create function public.count_visit(visit_kind text, visit_name text) returns boolean
language plpgsql volatile
set search_path = ''
as $$
begin
  if visit_name like '/storage/%' and not exists (
    select from public.content_entries as entry
    where entry.state = 'published' and position('"' || visit_name || '"' in entry.data::text) > 0
  ) then
    return false;
  end if;
  insert into public.daily_counts as counted (kind, name) values (visit_kind, visit_name)
  on conflict (day, kind, name) do update set total = counted.total + 1;
  return true;
end;
$$;

-- The totals since a day: of each kind by day, and of each kind by name. For the owner only.
create function public.read_counts(since date)
returns table (kind text, day date, name text, total bigint)
language sql stable
set search_path = ''
as $$
  select counted.kind, counted.day, counted.name, sum(counted.total)::bigint
  from public.daily_counts as counted
  where counted.day >= since
  group by grouping sets ((counted.kind, counted.day), (counted.kind, counted.name))
  order by counted.kind, counted.day, counted.name;
$$;

-- Removes what is older than the privacy policy allows, two years by default. Returns the number of rows.
create function public.purge_counts(keep_months integer default 24) returns integer
language sql volatile
set search_path = ''
as $$
  with removed as (
    delete from public.daily_counts
    where day < ((now() at time zone 'utc') - make_interval(months => greatest(keep_months, 1)))::date
    returning 1
  )
  select count(*)::integer from removed;
$$;

create function private.apply_count_grants() returns void
language plpgsql
set search_path = ''
as $$
begin
  revoke all on public.daily_counts from public, anon, authenticated, service_role;
  grant select on public.daily_counts to authenticated;
  grant select, insert, update, delete on public.daily_counts to service_role;

  revoke all on function public.count_visit(text, text), public.purge_counts(integer) from public, anon, authenticated;
  grant execute on function public.count_visit(text, text), public.purge_counts(integer) to service_role;

  revoke all on function public.read_counts(date) from public, anon;
  grant execute on function public.read_counts(date) to authenticated, service_role;
end;
$$;

revoke all on function private.apply_count_grants() from public;

select private.apply_count_grants();
