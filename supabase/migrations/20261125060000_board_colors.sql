-- The register of interests no longer has colors for boards. They are removed from stored data, which would otherwise
-- be invalid. No revision is written: nothing visible changes.

select set_config('advisor.is_publishing', 'on', true);

update public.content_entries set data = data - 'colour' where collection = 'boards' and data ? 'colour';

select set_config('advisor.is_publishing', '', true);
