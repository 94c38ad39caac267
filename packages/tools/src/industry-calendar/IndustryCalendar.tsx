import { ButtonLink } from '@advisor/ui';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { DirectoryTool, rows, useDirectory, type DirectoryKind, type DirectoryTexts } from '../directory';
import {
  jsonFile,
  lazyComponent,
  screenOnly,
  ToolBoundary,
  ToolLanguage,
  toolLanguages,
  useLatest,
  useTool,
  type Tool,
  type ToolInLanguagesProps,
} from '../frame';
import { dayLabel } from './dates';
import {
  eventFilter,
  eventsFormat,
  eventSorts,
  exportEvents,
  filtersFromQuery,
  filtersToQuery,
  importEvents,
  typeFilters,
  type CalendarEvent,
  type EventFilters,
  type EventSort,
  type TypeFilter,
} from './engine';
import { EventFeeds, type EventFeed } from './EventFeeds';
import { EventList } from './EventList';
import { sampleEvents } from './events';
import { eventsInLanguage } from './inLanguage';
import type { CalendarWords } from './messages/es';
import { PlainEvents } from './PlainEvents';
import { useCalendarLanguage } from './useCalendarLanguage';
import type { CalendarCount, CalendarText } from './words';

export interface IndustryCalendarProps extends ToolInLanguagesProps<CalendarWords> {
  /**
   * Your own events, in place of the samples. What a visitor submits is listed with them.
   * @default the four sample events, in the language of the tool
   */
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
const views = ['List', 'Month'] as const;
const languages = toolLanguages({ es: async () => (await import('./messages/es')).es });

const typeNames = {
  all: 'All types',
  conference: 'Conference',
  webinar: 'Webinar',
  summit: 'Summit',
  workshop: 'Workshop',
} as const satisfies Record<TypeFilter, CalendarText>;
const sortNames: Record<EventSort, CalendarText> = { date: 'Date', title: 'Title', type: 'Type' };

const texts: DirectoryTexts<CalendarText, CalendarCount> = {
  label: 'Industry calendar',
  search: 'Search events',
  choice: 'Type',
  submit: 'Submit Event',
  kept: 'Nothing is sent. Your event is kept in this browser and shown in the list as pending review.',
  notKept: 'Nothing is sent. Your event is shown in the list as pending review until you leave this page.',
  submitted: ['Event Submitted', 'Your event has been submitted for review. Thank you!'],
  removed: 'Event Removed',
  imported: 'Events Imported',
  added: [
    '{count} event was added as pending. Duplicates were skipped.',
    '{count} events were added as pending. Duplicates were skipped.',
  ],
  all: ['{count} event', '{count} events'],
  found: ['{found} of {count} event', '{found} of {count} events'],
  loading: 'Loading events',
  nothing: 'No Events Found',
  noMatch: 'No event matches the search and the type chosen.',
  empty: 'There is no event in this calendar yet.',
};

const calendar: Omit<DirectoryKind<CalendarEvent, Required<EventFilters>>, 'filter'> = {
  texts,
  choice: 'type',
  sorts: eventSorts.map((value) => ({ value, label: sortNames[value] })),
  read: filtersFromQuery,
  write: filtersToQuery,
  placeholders: 6,
  importFile: importEvents,
  loadOtherLanguages: async () => (await import('./otherLanguages')).events,
  loadSubmit: () => import('./SubmitEvent'),
};

// CALENDAR-2
/** Events to search, filter and sort, as a list or by month. Renders a `<div role="group">`. */
export function IndustryCalendar(props: IndustryCalendarProps) {
  return (
    <ToolLanguage locale={props.locale} messages={props.messages} languages={languages}>
      <InLanguage {...props} />
    </ToolLanguage>
  );
}

function InLanguage(props: IndustryCalendarProps) {
  const tool = useTool({ format: eventsFormat, initial: noneOfOwn, props });
  return (
    <ToolBoundary tool={tool} theme={props.theme}>
      <Calendar {...props} tool={tool} />
    </ToolBoundary>
  );
}

function Calendar({ tool, ...props }: IndustryCalendarProps & { tool: Tool<CalendarEvent[]> }) {
  const { loadDelay = 1000, originalCalendarHref, feeds, headingLevel = 2 } = props;
  const { t, tell, locale } = useCalendarLanguage();
  const events = useMemo(() => props.events ?? eventsInLanguage(sampleEvents, tell), [props.events, tell]);
  const filter = useMemo(() => eventFilter((type) => t(type)), [t]);
  const directory = useDirectory({ ...calendar, filter }, { ...props, tool, listed: events, loadDelay });
  const { found, ownIds, applied, remove } = directory;
  const [view, setView] = useState<(typeof views)[number]>('List');

  // During the simulated load: the first date format of a page takes a slow phone as long as all of the rows.
  useEffect(() => {
    const timer = setTimeout(() => void dayLabel('2000-01-01', locale));
    return () => clearTimeout(timer);
  }, [locale]);

  const latest = useLatest({ tool, icsDomain: props.icsDomain, t, tell });
  const makeIcs = useCallback(
    async (list: readonly CalendarEvent[]) => {
      const { icsFile } = await import('./ics');
      const { tool, icsDomain = location.hostname || 'localhost', tell } = latest.current;
      const { fileName, ics } = icsFile(list, tool.now(), icsDomain, undefined, tell);
      return { fileName, type: 'text/calendar', text: ics };
    },
    [latest],
  );
  const saveOne = useCallback(
    async (event: CalendarEvent) => {
      const { tool, t } = latest.current;
      const hint = t('Check your connection, then try again.');
      await tool.attempt(t('The calendar file could not be created'), async () => tool.save(await makeIcs([event])), {
        hint,
      });
    },
    [latest, makeIcs],
  );

  const View = view === 'List' ? EventList : MonthView;
  return (
    <DirectoryTool
      {...props}
      {...directory}
      headingLevel={headingLevel}
      choices={typeFilters.map((value) => ({ value, label: t(typeNames[value]) }))}
      exports={[
        { label: t('Export .ics'), make: () => makeIcs(found) },
        { label: t('Export JSON'), make: () => jsonFile(exportEvents(found, tool.now())) },
      ]}
      bar={(submitButton) => (
        <div className={rows.summary}>
          <div className={rows.count}>
            <p role="status">{directory.count}</p>
            <p>{t('Times are local to the event.')}</p>
          </div>
          <div className={`${rows.buttons} ${screenOnly}`}>
            <div role="group" aria-label={t('View')} className={rows.switcher}>
              {views.map((name) => (
                <button
                  key={name}
                  type="button"
                  className={rows.switchButton}
                  aria-pressed={view === name}
                  onClick={() => setView(name)}
                >
                  {t(name)}
                </button>
              ))}
            </div>
            {originalCalendarHref ? (
              <ButtonLink href={originalCalendarHref} variant="secondary" size="small">
                {t('View Original Calendar')}
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
