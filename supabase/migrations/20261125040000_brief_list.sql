-- The subscribers of the executive brief, with double opt-in: whoever sends its form gets a mail, and the button behind
-- its link subscribes. Nothing here may cause a message to be lost.

create table public.brief_subscribers (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  email text not null,
  name text not null,
  -- pending: requested, not confirmed. Only active ones get editions.
  state text not null default 'pending',
  brief_type text not null default 'all',
  industry text,
  frequency text not null default 'weekly',
  -- The form that the address came from.
  source text not null,
  -- The latest message that asked for it, if it still exists.
  message_id uuid references public.contact_messages (id) on delete set null,
  -- When the form was sent, and when the mail's link was used: together they are the consent.
  consented_at timestamptz not null,
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  bounced_at timestamptz,
  -- The mail server's message when it permanently rejected the address.
  bounce_reason text,
  constraint brief_subscribers_email_single check (email ~ '^[^[:space:][:cntrl:]@,;<>"]+@[^[:space:][:cntrl:]@,;<>"]+$' and char_length(email) <= 254),
  constraint brief_subscribers_name_length check (char_length(name) <= 200),
  constraint brief_subscribers_state_known check (state in ('pending', 'active', 'paused', 'unsubscribed', 'bounced')),
  constraint brief_subscribers_brief_type_known check (brief_type in ('cybersecurity', 'msp', 'strategic', 'all')),
  constraint brief_subscribers_industry_known check (
    industry in ('healthcare', 'finance', 'manufacturing', 'retail', 'technology', 'education', 'government', 'other')
  ),
  constraint brief_subscribers_frequency_known check (frequency in ('weekly', 'biweekly', 'monthly', 'quarterly')),
  constraint brief_subscribers_source_name check (source ~ '^[a-z][a-z-]{0,39}$'),
  constraint brief_subscribers_active_confirmed check (state not in ('active', 'paused') or confirmed_at is not null),
  constraint brief_subscribers_unsubscribed_time check (state <> 'unsubscribed' or unsubscribed_at is not null),
  constraint brief_subscribers_bounced_time check (state <> 'bounced' or bounced_at is not null),
  constraint brief_subscribers_bounce_reason_length check (char_length(bounce_reason) <= 500)
);

create unique index brief_subscribers_email_idx on public.brief_subscribers (lower(email));
create index brief_subscribers_state_idx on public.brief_subscribers (state, created_at desc, id);
create index brief_subscribers_message_id_idx on public.brief_subscribers (message_id);

create trigger set_updated_at before update on public.brief_subscribers
  for each row execute function private.set_updated_at();

alter table public.brief_subscribers enable row level security;

create policy "The owner reads the subscribers"
  on public.brief_subscribers for select to authenticated
  using ((select private.is_admin()));

create policy "The owner removes subscribers"
  on public.brief_subscribers for delete to authenticated
  using ((select private.is_admin()));

alter table public.contact_messages add column brief_confirmed_at timestamptz;
comment on column public.contact_messages.brief_confirmed_at is 'When the link of the mail that asks to confirm the brief was used.';

alter table public.outgoing_mails
  add column subscriber_id uuid references public.brief_subscribers (id) on delete set null,
  -- The mail server said that it never accepts mail for the recipient.
  add column is_refused boolean not null default false;
create index outgoing_mails_subscriber_id_idx on public.outgoing_mails (subscriber_id);

-- The brief that a message asks for. Values unknown to the list are skipped, because the form may know more.
create function private.asked_of_brief(message public.contact_messages) returns public.brief_subscribers
language plpgsql stable
set search_path = ''
as $$
declare
  answers jsonb := message.details -> 'fields';
  asked public.brief_subscribers;
begin
  asked.email := message.email;
  asked.name := left(coalesce(message.name, ''), 200);
  asked.brief_type := case when answers ->> 'briefType' in ('cybersecurity', 'msp', 'strategic') then answers ->> 'briefType' else 'all' end;
  asked.industry := case
    when answers ->> 'industry' in ('healthcare', 'finance', 'manufacturing', 'retail', 'technology', 'education', 'government', 'other')
      then answers ->> 'industry'
  end;
  asked.frequency := case
    when answers ->> 'deliveryFrequency' in ('biweekly', 'monthly', 'quarterly') then answers ->> 'deliveryFrequency'
    else 'weekly'
  end;
  asked.source := 'executive-brief';
  asked.message_id := message.id;
  asked.consented_at := message.created_at;
  return asked;
end;
$$;

revoke all on function private.asked_of_brief(public.contact_messages) from public;

-- Records a request for the brief. A known subscriber is unchanged until they use the new mail's link.
create function private.note_brief_request() returns trigger
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  asked public.brief_subscribers := private.asked_of_brief(new);
begin
  insert into public.brief_subscribers as known (email, name, brief_type, industry, frequency, source, message_id, consented_at)
  values (asked.email, asked.name, asked.brief_type, asked.industry, asked.frequency, asked.source, asked.message_id, asked.consented_at)
  on conflict (lower(email)) do update
    set name = excluded.name, brief_type = excluded.brief_type, industry = excluded.industry, frequency = excluded.frequency,
        message_id = excluded.message_id, consented_at = excluded.consented_at
    where known.state = 'pending';
  return null;
end;
$$;

revoke all on function private.note_brief_request() from public;

create trigger note_brief_request after insert on public.contact_messages
  for each row when (new.form_type = 'request' and new.details ->> 'form' = 'executive-brief')
  execute function private.note_brief_request();

-- Redeems the link that confirms the brief. outcome is confirmed; used, if it was used before and the subscription has
-- changed or ended since, or ended after it was requested; or gone, if the message no longer exists. Security definer:
-- no role can access the schema private.
create function public.confirm_brief(message_id uuid) returns table (outcome text, subscriber_id uuid)
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  message public.contact_messages;
  asked public.brief_subscribers;
  known public.brief_subscribers;
begin
  select * into message from public.contact_messages as sent
  where sent.id = confirm_brief.message_id and sent.form_type = 'request' and sent.details ->> 'form' = 'executive-brief'
    and sent.deleted_at is null
  for update;
  if message.id is null then
    return query select 'gone', null::uuid;
    return;
  end if;
  asked := private.asked_of_brief(message);
  select * into known from public.brief_subscribers as each where lower(each.email) = lower(asked.email) for update;
  if message.brief_confirmed_at is not null then
    return query select
      case when known.state in ('active', 'paused') and known.message_id = message.id then 'confirmed' else 'used' end, known.id;
    return;
  end if;
  if known.unsubscribed_at > message.created_at then
    return query select 'used', known.id;
    return;
  end if;
  update public.contact_messages as sent set brief_confirmed_at = now() where sent.id = message.id;
  insert into public.brief_subscribers as each (
    email, name, state, brief_type, industry, frequency, source, message_id, consented_at, confirmed_at
  )
  values (
    asked.email, asked.name, 'active', asked.brief_type, asked.industry, asked.frequency, asked.source, asked.message_id,
    asked.consented_at, now()
  )
  on conflict (lower(email)) do update
    set email = excluded.email, name = excluded.name, state = 'active', brief_type = excluded.brief_type,
        industry = excluded.industry, frequency = excluded.frequency, source = excluded.source,
        message_id = excluded.message_id, consented_at = excluded.consented_at, confirmed_at = excluded.confirmed_at,
        bounced_at = null, bounce_reason = null
  returning each.id into known.id;
  return query select 'confirmed', known.id;
end;
$$;

-- Someone no longer active gets no more editions, including queued ones. When someone is removed, the next purge erases
-- their mails.
create function private.stop_brief_mails() returns trigger
language plpgsql volatile security definer
set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    update public.outgoing_mails
    set cancelled_at = '-infinity', mail_error = case when mailed_at is null and cancelled_at is null then null else mail_error end
    where subscriber_id = old.id;
    return old;
  end if;
  -- Without an earlier attempt's error: it is not given up, but no longer wanted.
  update public.outgoing_mails set cancelled_at = now(), mail_error = null
  where subscriber_id = new.id and mailed_at is null and cancelled_at is null;
  return new;
end;
$$;

revoke all on function private.stop_brief_mails() from public;

create trigger stop_mails after update of state on public.brief_subscribers
  for each row when (new.state <> 'active' and old.state = 'active') execute function private.stop_brief_mails();
create trigger erase_mails before delete on public.brief_subscribers
  for each row execute function private.stop_brief_mails();

-- A subscriber whose address is permanently rejected gets no more mails.
create function private.mark_bounced() returns trigger
language plpgsql volatile security definer
set search_path = ''
as $$
begin
  update public.brief_subscribers
  set state = 'bounced', bounced_at = now(), bounce_reason = new.mail_error
  where state in ('pending', 'active', 'paused')
    and (id = new.subscriber_id or (new.kind = 'brief-confirm' and state = 'pending' and lower(email) = lower(new.recipient)));
  return null;
end;
$$;

revoke all on function private.mark_bounced() from public;

create trigger mark_bounced after update of is_refused on public.outgoing_mails
  for each row when (new.is_refused and not old.is_refused) execute function private.mark_bounced();

-- Removes those who did not confirm within 30 days and, after the retention period of messages, those who have left and
-- rejected addresses. Returns their number.
create function public.purge_subscribers(keep_days integer default 730) returns integer
language sql volatile
set search_path = ''
as $$
  with removed as (
    delete from public.brief_subscribers
    where (state = 'pending' and consented_at < now() - interval '30 days')
      or (state = 'unsubscribed' and unsubscribed_at < now() - make_interval(days => greatest(keep_days, 1)))
      or (state = 'bounced' and bounced_at < now() - make_interval(days => greatest(keep_days, 1)))
    returning 1
  )
  select count(*)::integer from removed;
$$;

-- The number of subscribers in each state, for the owner.
create function public.count_subscribers() returns table (state text, count bigint)
language sql stable
set search_path = ''
as $$
  select subscriber.state, count(*) from public.brief_subscribers as subscriber group by subscriber.state;
$$;

create function private.apply_brief_grants() returns void
language plpgsql
set search_path = ''
as $$
begin
  revoke all on public.brief_subscribers from public, anon, authenticated, service_role;
  grant select, delete on public.brief_subscribers to authenticated;
  grant select, insert, update, delete on public.brief_subscribers to service_role;

  revoke all on function public.confirm_brief(uuid), public.purge_subscribers(integer) from public, anon, authenticated;
  grant execute on function public.confirm_brief(uuid), public.purge_subscribers(integer) to service_role;

  revoke all on function public.count_subscribers() from public, anon;
  grant execute on function public.count_subscribers() to authenticated, service_role;
end;
$$;

revoke all on function private.apply_brief_grants() from public;

select private.apply_brief_grants();
