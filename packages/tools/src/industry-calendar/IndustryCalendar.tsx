import { Button, ButtonLink, EmptyState } from '@advisor/ui';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import {
  addOwn,
  countOf,
  ListControls,
  listLink,
  Placeholders,
  rows,
  useAllEntries,
  useFilters,
  useLoaded,
  useWarmUp,
  type FilterAddress,
} from '../directory';
import {
  callSite,
  LazyDialog,
  jsonFile,
  messageOf,
  lazyComponent,
  readFile,
  screenOnly,
  ToolBoundary,
  ToolFrame,
  useLatest,
  useTool,
  type Tool,
  type ToolProps,
} from '../frame';
import { dayLabel } from './dates';
import {
  eventFromDraft,
  eventsFormat,
  eventSorts,
  exportEvents,
  filterEvents,
  filtersFromQuery,
  filtersToQuery,
  importEvents,
  typeFilters,
  type CalendarEvent,
  type EventFilters,
  type EventSort,
} from './engine';
import { EventFeeds, type EventFeed } from './EventFeeds';
import { EventList } from './EventList';
import { sampleEvents } from './events';
import { PlainEvents } from './PlainEvents';

export interface IndustryCalendarProps extends ToolProps {
  /** @default the four sample events */
  events?: readonly CalendarEvent[];
  // CALENDAR-3
  /**
   * How long placeholders stand in for the list, in ms; 0 skips them.
   * @default 1000
   */
  loadDelay?: number;
  /**
   * The domain in the events' identifiers in calendar files: `example.com`.
   * @default the host of the page
   */
  icsDomain?: string;
  /** Files to subscribe to these events, for calendar programs and feed readers. */
  feeds?: readonly EventFeed[];
  /** The target of "View Original Calendar"; without it there is no such button. */
  originalCalendarHref?: string;
  /** Called with the filtered events each time they change. */
  onResult?: (found: readonly CalendarEvent[]) => void;
}

const loadSubmitEvent = () => import('./SubmitEvent');
const MonthView = lazyComponent(async () => (await import('./MonthView')).default);

const placeholders = 6;
const noneOfOwn: CalendarEvent[] = [];
const address: FilterAddress<Required<EventFilters>> = {
  names: ['search', 'type', 'sort'],
  read: filtersFromQuery,
  write: filtersToQuery,
};
const capitalised = (value: string) => value.charAt(0).toUpperCase() + value.slice(1);
const typeOptions = typeFilters.map((value) => ({
  value,
  label: value === 'all' ? 'All types' : capitalised(value),
}));
const sortOptions = eventSorts.map((value) => ({ value, label: capitalised(value) }));
const views = ['List', 'Month'] as const;
const warmUp = (events: readonly CalendarEvent[]) => filterEvents(events, { search: 'a' });

const zoneHere = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

// CALENDAR-2
/** Events to search, filter and sort, as a list or by month. Renders a `<div role="group">`. */
export function IndustryCalendar(props: IndustryCalendarProps) {
  const tool = useTool({ format: eventsFormat, initial: noneOfOwn, props });
  return (
    <ToolBoundary tool={tool}>
      <Calendar {...props} tool={tool} />
    </ToolBoundary>
  );
}

function Calendar({ tool, ...props }: IndustryCalendarProps & { tool: Tool<CalendarEvent[]> }) {
  const { events = sampleEvents, loadDelay = 1000, originalCalendarHref, useAddress = false, headingLevel = 2 } = props;
  const { filters, change, reset, query } = useFilters(address, useAddress && tool.ready);
  const now = useLoaded(loadDelay, tool.now);
  const [view, setView] = useState<(typeof views)[number]>('List');
  const [submitting, setSubmitting] = useState(false);
  const controls = useRef<HTMLDivElement>(null);

  const { all, ownIds } = useAllEntries(events, tool.state);
  useWarmUp(all, warmUp);
  // During the simulated load: the first date format of a page takes a slow phone as long as all of the rows.
  useEffect(() => {
    const timer = setTimeout(() => void dayLabel('2000-01-01'));
    return () => clearTimeout(timer);
  }, []);

  // Typing shows at once; the list may follow later.
  const applied = useDeferredValue(filters);
  const found = useMemo(() => filterEvents(all, applied), [all, applied]);
  const { onResult } = props;
  const report = useLatest(onResult);
  const loaded = now !== undefined;
  useEffect(() => {
    if (loaded) callSite(report.current, found);
  }, [loaded, found, report]);

  const latest = useLatest({ tool, icsDomain: props.icsDomain });
  const makeIcs = useCallback(
    async (list: readonly CalendarEvent[]) => {
      const { icsFile } = await import('./ics');
      const { tool, icsDomain = location.hostname || 'localhost' } = latest.current;
      const { fileName, ics } = icsFile(list, tool.now(), icsDomain);
      return { fileName, type: 'text/calendar', text: ics };
    },
    [latest],
  );
  const saveOne = useCallback(
    async (event: CalendarEvent) => {
      try {
        latest.current.tool.save(await makeIcs([event]));
      } catch (error) {
        latest.current.tool.setProblem({
          title: 'The calendar file could not be created',
          text: `${messageOf(error)} Check your connection, then try again.`,
        });
      }
    },
    [latest, makeIcs],
  );
  const remove = useCallback(
    ({ id }: CalendarEvent) => {
      latest.current.tool.change((state) => state.filter((event) => event.id !== id));
      latest.current.tool.notify('success', 'Event Removed', 'Undo brings it back.');
      // The focus was in the removed row.
      controls.current?.querySelector('input')?.focus();
    },
    [latest],
  );

  function clearFilters() {
    reset();
    controls.current?.querySelector('input')?.focus();
  }

  const View = view === 'List' ? EventList : MonthView;
  const lists = now ? (
    found.length === 0 ? (
      <EmptyState
        title="No Events Found"
        level={headingLevel}
        action={all.length > 0 ? <Button onClick={clearFilters}>Clear filters</Button> : undefined}
      >
        {all.length > 0
          ? 'No event matches the search and the type chosen.'
          : 'There is no event in this calendar yet.'}
      </EmptyState>
    ) : (
      <View {...{ found, now, ownIds, headingLevel }} search={applied.search} onSave={saveOne} onRemove={remove} />
    )
  ) : (
    <Placeholders count={placeholders} />
  );

  return (
    <ToolFrame
      tool={tool}
      label="Industry calendar"
      theme={props.theme}
      link={useAddress ? () => listLink(tool, query()) : null}
      exports={[
        { label: 'Export .ics', make: () => makeIcs(found), disabled: found.length === 0 },
        { label: 'Export JSON', make: () => jsonFile(exportEvents(found, tool.now())), disabled: found.length === 0 },
      ]}
      imports={{
        label: 'Import JSON',
        accept: '.json',
        read: async (file) => {
          const { own: next, added } = addOwn(importEvents(await readFile(file)), tool.state, events);
          if (added > 0) tool.change(() => next);
          tool.notify(
            'success',
            'Events Imported',
            `${added} ${added === 1 ? 'event was' : 'events were'} added as pending. Duplicates were skipped.`,
          );
        },
      }}
    >
      <div className={rows.directory}>
        <div className={rows.needsScripts}>
          <div className={rows.section}>
            <ListControls
              boxRef={controls}
              search={{ label: 'Search events', value: filters.search, onChange: (search) => change({ search }) }}
              filter={{
                label: 'Type',
                value: filters.type,
                options: typeOptions,
                onChange: (type) => change({ type }),
              }}
              sort={{
                label: 'Sort by',
                value: filters.sort,
                options: sortOptions,
                onChange: (sort) => change({ sort: sort as EventSort }),
              }}
            />
            <div className={rows.summary}>
              <div className={rows.count}>
                <p role="status">{now ? countOf(found.length, all.length, 'event') : 'Loading events'}</p>
                <p>Times are local to the event.</p>
              </div>
              <div className={`${rows.buttons} ${screenOnly}`}>
                <div role="group" aria-label="View" className={rows.switcher}>
                  {views.map((name) => (
                    <button
                      key={name}
                      type="button"
                      className={rows.switchButton}
                      aria-pressed={view === name}
                      onClick={() => setView(name)}
                    >
                      {name}
                    </button>
                  ))}
                </div>
                {originalCalendarHref ? (
                  <ButtonLink href={originalCalendarHref} variant="secondary" size="small">
                    View Original Calendar
                  </ButtonLink>
                ) : null}
                <Button size="small" onClick={() => setSubmitting(true)}>
                  Submit Event
                </Button>
              </div>
            </div>
          </div>
        </div>
        {lists}
        <noscript>
          <PlainEvents events={events} level={headingLevel} />
        </noscript>
        {props.feeds ? <EventFeeds feeds={props.feeds} /> : null}
      </div>
      {submitting ? (
        <LazyDialog load={loadSubmitEvent} title="Submit Event" onClose={() => setSubmitting(false)}>
          {({ default: SubmitEvent }) => (
            <SubmitEvent
              description={
                tool.saves
                  ? 'Nothing is sent. Your event is kept in this browser and shown in the list as pending review.'
                  : 'Nothing is sent. Your event is shown in the list as pending review until you leave this page.'
              }
              now={tool.now}
              onClose={() => setSubmitting(false)}
              onSubmit={(draft, submitted) => {
                setSubmitting(false);
                tool.change((state) => [...state, eventFromDraft(draft, [...events, ...state], submitted, zoneHere())]);
                tool.notify('success', 'Event Submitted', 'Your event has been submitted for review. Thank you!');
              }}
            />
          )}
        </LazyDialog>
      ) : null}
    </ToolFrame>
  );
}
