import { ButtonLink } from '@advisor/ui';
import { useCallback, useEffect, useState } from 'react';
import { DirectoryTool, rows, useDirectory, type DirectoryKind } from '../directory';
import {
  jsonFile,
  lazyComponent,
  messageOf,
  screenOnly,
  ToolBoundary,
  useLatest,
  useTool,
  type Tool,
  type ToolProps,
} from '../frame';
import { dayLabel } from './dates';
import {
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

const MonthView = lazyComponent(async () => (await import('./MonthView')).default);

const noneOfOwn: CalendarEvent[] = [];
const capitalized = (value: string) => value.charAt(0).toUpperCase() + value.slice(1);
const types = typeFilters.map((value) => ({ value, label: value === 'all' ? 'All types' : capitalized(value) }));
const views = ['List', 'Month'] as const;

const calendar: DirectoryKind<CalendarEvent, Required<EventFilters>> = {
  name: 'calendar',
  noun: 'Event',
  fullNoun: 'event',
  choice: 'type',
  choiceLabel: 'Type',
  sorts: eventSorts.map((value) => ({ value, label: capitalized(value) })),
  read: filtersFromQuery,
  write: filtersToQuery,
  filter: filterEvents,
  placeholders: 6,
  importFile: importEvents,
  loadSubmit: () => import('./SubmitEvent'),
};

// CALENDAR-2
/** Events to search, filter and sort, as a list or by month. Renders a `<div role="group">`. */
export function IndustryCalendar(props: IndustryCalendarProps) {
  const tool = useTool({ format: eventsFormat, initial: noneOfOwn, props });
  return (
    <ToolBoundary tool={tool} theme={props.theme}>
      <Calendar {...props} tool={tool} />
    </ToolBoundary>
  );
}

function Calendar({ tool, ...props }: IndustryCalendarProps & { tool: Tool<CalendarEvent[]> }) {
  const { events = sampleEvents, loadDelay = 1000, originalCalendarHref, feeds, headingLevel = 2 } = props;
  const directory = useDirectory(calendar, { ...props, tool, listed: events, loadDelay });
  const { found, ownIds, applied, remove } = directory;
  const [view, setView] = useState<(typeof views)[number]>('List');

  // During the simulated load: the first date format of a page takes a slow phone as long as all of the rows.
  useEffect(() => {
    const timer = setTimeout(() => void dayLabel('2000-01-01'));
    return () => clearTimeout(timer);
  }, []);

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

  const View = view === 'List' ? EventList : MonthView;
  return (
    <DirectoryTool
      {...props}
      {...directory}
      headingLevel={headingLevel}
      choices={types}
      exports={[
        { label: 'Export .ics', make: () => makeIcs(found) },
        { label: 'Export JSON', make: () => jsonFile(exportEvents(found, tool.now())) },
      ]}
      bar={(submitButton) => (
        <div className={rows.summary}>
          <div className={rows.count}>
            <p role="status">{directory.count}</p>
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
            {submitButton}
          </div>
        </div>
      )}
      list={(now) => (
        <View {...{ found, now, ownIds, headingLevel }} search={applied.search} onSave={saveOne} onRemove={remove} />
      )}
      plain={<PlainEvents events={events} level={headingLevel} />}
      below={feeds ? <EventFeeds feeds={feeds} /> : null}
    />
  );
}
