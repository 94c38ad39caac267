-- Right to erasure: deleting all messages of a person may end their subscription to the brief in the same step.

-- Changes the messages with these ids, or all that match a filter, and returns {"ids": […], "rows": […]}: what was
-- changed, with its rows if they are at most 100. Keys of the change: state, read, spam, deleted (true or false),
-- due_on (a day or null), and unsubscribe (true): their senders are erased from the list of the brief, in the same
-- transaction.
create or replace function public.change_messages(change jsonb, ids uuid[] default null, filter jsonb default null) returns jsonb
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  condition text;
  changed uuid[];
begin
  perform private.require_owner();
  if (ids is null) = (filter is null) then
    raise exception 'Give ids or a filter.' using errcode = '22023';
  end if;
  condition := case
    when ids is null then private.message_condition(filter)
    else format('id = any (%L::uuid[])', ids)
  end;
  execute format(
    'with changed as (
       update public.contact_messages set
         state = case when $1 ? ''state'' then $1 ->> ''state'' else state end,
         read_at = case when $1 ? ''read'' then case when ($1 ->> ''read'')::boolean then coalesce(read_at, now()) end else read_at end,
         spam_at = case when $1 ? ''spam'' then case when ($1 ->> ''spam'')::boolean then coalesce(spam_at, now()) end else spam_at end,
         deleted_at = case when $1 ? ''deleted'' then case when ($1 ->> ''deleted'')::boolean then coalesce(deleted_at, now()) end else deleted_at end,
         due_on = case when $1 ? ''due_on'' then ($1 ->> ''due_on'')::date else due_on end
       where %s
       returning id
     )
     select coalesce(array_agg(id), ''{}'') from changed',
    condition
  ) into changed using change;
  if (change ->> 'unsubscribe')::boolean then
    delete from public.brief_subscribers as subscriber
    where lower(subscriber.email) in (
      select lower(stored.email) from public.contact_messages as stored where stored.id = any (changed)
    );
  end if;
  return jsonb_build_object(
    'ids', to_jsonb(changed),
    'rows', case
      when cardinality(changed) > 100 then '[]'::jsonb
      else (
        select coalesce(jsonb_agg(private.message_row(stored)), '[]')
        from public.contact_messages as stored
        where stored.id = any (changed)
      )
    end
  );
end;
$$;
