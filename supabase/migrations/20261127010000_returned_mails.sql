-- Bounces: mails that a mail server accepts and returns later. The owner's browser parses the report; here the
-- addresses that the owner has confirmed are marked, like those rejected immediately.

-- Which of these addresses are on the list, ignoring case. For the owner, by the table's policy.
create function public.find_subscribers(emails text[])
returns table (email text, state text, asked_at timestamptz)
language sql stable
set search_path = ''
as $$
  select subscriber.email, subscriber.state, coalesce(subscriber.confirmed_at, subscriber.consented_at)
  from public.brief_subscribers as subscriber
  where lower(subscriber.email) in (select lower(given) from unnest(emails[1:1000]) as given);
$$;

-- Marks subscribers whose mails bounced: [{"email": "…", "reason": "…"}]. Those who have left are unchanged, as are the
-- times of consent. Returns the number marked. For the owner.
create function public.mark_returned(returned jsonb) returns integer
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  marked integer;
begin
  perform private.require_owner();
  if jsonb_typeof(returned) <> 'array' or jsonb_array_length(returned) > 1000 then
    raise exception 'Give an array of at most 1000 addresses.' using errcode = '22023';
  end if;
  update public.brief_subscribers as subscriber
  set state = 'bounced', bounced_at = now(), bounce_reason = given.reason
  from (
    select distinct on (lower(each.email))
      lower(each.email) as email, nullif(left(btrim(regexp_replace(each.reason, '[[:cntrl:][:space:]]+', ' ', 'g')), 500), '') as reason
    from jsonb_to_recordset(returned) as each(email text, reason text)
    where each.email is not null
    order by lower(each.email)
  ) as given
  where lower(subscriber.email) = given.email and subscriber.state in ('pending', 'active', 'paused');
  get diagnostics marked = row_count;
  return marked;
end;
$$;

create function private.apply_returned_mails_grants() returns void
language plpgsql
set search_path = ''
as $$
begin
  revoke all on function public.find_subscribers(text[]) from public, anon;
  grant execute on function public.find_subscribers(text[]) to authenticated, service_role;
  revoke all on function public.mark_returned(jsonb) from public, anon, authenticated, service_role;
  grant execute on function public.mark_returned(jsonb) to authenticated;
end;
$$;

revoke all on function private.apply_returned_mails_grants() from public;

select private.apply_returned_mails_grants();
