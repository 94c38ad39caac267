-- Publishes drafts, or takes entries off the site, all or none, and returns the number of the last revision. Each change
-- is {"collection", "key", "action": "publish" | "unpublish", "updated_at"}: the time of the draft that was rendered, or of
-- the live version; one that has changed since is refused, so that nothing goes live that was not rendered. It is refused
-- with PT409, an answer 409 of PostgREST, and not as a serialization failure, which PostgREST would try again without end.
-- Security definer: nobody may name what is in the schema private.
create or replace function public.publish_content(changes jsonb, account uuid default null) returns bigint
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  change record;
  draft public.content_entries;
  live public.content_entries;
  becomes public.content_entries;
  revision bigint;
begin
  perform set_config('advisor.is_publishing', 'on', true);
  -- In one order, so that two that publish at the same time wait for each other.
  for change in
    select * from jsonb_to_recordset(changes)
      as given (collection text, key text, action text, updated_at timestamptz)
    order by given.collection, given.key
  loop
    draft := null;
    live := null;
    select * into draft from public.content_entries as entry
    where entry.collection = change.collection and entry.key = change.key and entry.state = 'draft'
    for update;
    select * into live from public.content_entries as entry
    where entry.collection = change.collection and entry.key = change.key and entry.state = 'published'
    for update;

    if change.action = 'publish' then
      if draft.id is null or draft.updated_at is distinct from change.updated_at then
        raise exception 'The draft of %/% is not the one that was rendered.', change.collection, change.key
          using errcode = 'PT409';
      end if;
      delete from public.content_entries where id = draft.id;
      becomes := draft;
    elsif change.action = 'unpublish' then
      if live.updated_at is distinct from change.updated_at then
        raise exception 'The live version of %/% is not the one that was rendered.', change.collection, change.key
          using errcode = 'PT409';
      end if;
      -- What was live goes on as a draft, unless there is one already.
      if draft.id is null and live.data is not null then
        insert into public.content_entries (collection, key, position, data)
        values (live.collection, live.key, live.position, live.data);
      end if;
      becomes := null;
      becomes.collection := change.collection;
      becomes.key := change.key;
      becomes.position := live.position;
    else
      raise exception 'A change is "publish" or "unpublish", not "%".', change.action using errcode = '22023';
    end if;

    insert into public.content_entries as entry (collection, key, position, data, state)
    values (becomes.collection, becomes.key, becomes.position, becomes.data, 'published')
    on conflict (collection, key, state) do update set position = excluded.position, data = excluded.data;

    revision := private.record_revision(
      becomes,
      case change.action when 'publish' then 'published' else 'unpublished' end,
      account,
      private.version_of(live),
      jsonb_build_object('data', becomes.data, 'position', becomes.position)
    );
  end loop;
  perform set_config('advisor.is_publishing', 'off', true);
  return revision;
end;
$$;

revoke execute on function private.record_revision(public.content_entries, text, uuid, jsonb, jsonb) from service_role;
revoke execute on function private.version_of(public.content_entries) from service_role;
