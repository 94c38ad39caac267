import { Button, Stack, Text } from '@advisor/ui';
import { createLanguage } from '@advisor/ui/language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { holdTimers } from '../../../../tests/browser/holdTimers';
import { fill, preparedBy, type InteractionContext } from '../../../../tests/browser/prepared';
import { IndustryCalendar, type IndustryCalendarProps } from '.';
import { expectMarked, markedWords } from '../stories/pseudo';
import { atAddress } from '../stories/setup';
import { exportEvents, type CalendarEvent } from './engine';
import { sampleEvents } from './events';
import { guide } from './IndustryCalendar.guide';
import { eventsInLanguage } from './inLanguage';
import { es } from './messages/es';

const now = () => new Date(2027, 1, 20, 9);

const meta = {
  title: 'Tools/IndustryCalendar',
  // Loaded in advance: slow loading has stories of its own.
  loaders: [() => import('./SubmitEvent')],
  component: IndustryCalendar,
  parameters: { guide, docs: { story: { inline: false } } },
  args: { storageKey: null, loadDelay: 0, now, onExport: () => false },
} satisfies Meta<typeof IndustryCalendar>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const titles = (canvas: Canvas) =>
  canvas.queryAllByRole('article').map((row: HTMLElement) => within(row).getByRole('heading').textContent);
const row = (canvas: Canvas, name: string) => within(canvas.getByRole('article', { name }));
const own: CalendarEvent = {
  id: 'own',
  title: 'Backup Day',
  date: '2027-03-31',
  time: '08:30',
  location: 'Online',
  type: 'Webinar',
  organizer: 'Sample Backup Circle',
  description: 'One hour in which everybody restores something.',
  featured: false,
};

/** Upcoming events by date; past ones in a section of their own. */
export const Default: Story = {
  args: { onResult: fn() },
  play: async ({ args, canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Upcoming events' });
    await expect(titles(within(canvas.getByRole('region', { name: 'Upcoming events' })))).toEqual([
      'Managed Services Conference',
      'Channel Leaders Summit',
    ]);
    await expect(titles(within(canvas.getByRole('region', { name: 'Past events' })))).toEqual([
      'Service Desk Metrics Workshop',
      'The First Hour of an Incident',
    ]);
    await expect(canvas.getByText('4 events')).toHaveAttribute('role', 'status');
    const register = row(canvas, 'Managed Services Conference').getByRole('link', { name: /^Register/ });
    await expect(register).toHaveAttribute('target', '_blank');
    await expect(register).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(register).toHaveAccessibleDescription('Managed Services Conference');
    await expect(row(canvas, 'The First Hour of an Incident').queryByRole('link', { name: /^Website/ })).toBeNull();
    await expect(row(canvas, 'Service Desk Metrics Workshop').queryByRole('link', { name: /^Register/ })).toBeNull();
    await expect(canvas.queryByRole('link', { name: /View Original Calendar/ })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Copy link' })).toBeNull();
    await expect(args.onResult).toHaveBeenCalledTimes(1);
    await expect(args.onResult).toHaveBeenLastCalledWith(expect.objectContaining({ length: 4 }));
  },
};

function PageWithEvents({ onResult, ...props }: IndustryCalendarProps) {
  const [count, setCount] = useState(4);
  const [found, setFound] = useState<readonly CalendarEvent[]>([]);
  return (
    <Stack space="l">
      <Text>The page knows: {found.length}</Text>
      <Button onClick={() => setCount(7 - count)}>{count === 4 ? 'One event less' : 'One event more'}</Button>
      <IndustryCalendar
        {...props}
        locale={count === 4 ? 'en-CA' : 'en-GB'}
        events={sampleEvents.slice(0, count).map((event) => ({ ...event }))}
        onResult={(events) => {
          onResult?.(events);
          setFound(events);
        }}
      />
    </Stack>
  );
}

/**
 * The page changes the events and the locale: the list follows and is reported once, although the page makes them anew at every render
 * (TOOL-24). A pending event that the page has accepted is pending no longer.
 */
export const OtherEvents: Story = {
  args: { onResult: fn() },
  render: (args) => <PageWithEvents {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('The page knows: 4')).toBeVisible();
    await expect(args.onResult).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'One event less' }));
    await expect(await canvas.findByText('The page knows: 3')).toBeVisible();
    await expect(canvas.getByText('3 events')).toHaveAttribute('role', 'status');
    await expect(canvas.getByText(/^Tue,? 13 Apr/)).toBeVisible();
    await expect(args.onResult).toHaveBeenCalledTimes(2);
    await userEvent.upload(canvas.getByLabelText('Import JSON', { selector: 'input' }), jsonOf(sampleEvents.slice(3)));
    await expect(await canvas.findByText('Pending review')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'One event more' }));
    await waitFor(() => expect(canvas.queryByText('Pending review')).toBeNull());
    await expect(canvas.getByText('4 events')).toHaveAttribute('role', 'status');
  },
};

/** Six placeholders until the load ends (CALENDAR-3). */
export const Loading: Story = {
  args: { loadDelay: 10_000_000 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Loading events')).toHaveAttribute('role', 'status');
    await expect(canvasElement.querySelectorAll('[aria-hidden="true"]:not([aria-hidden="true"] *) > div')).toHaveLength(
      6,
    );
    await expect(canvas.queryByRole('article')).toBeNull();
    await expect(canvas.getByRole('searchbox', { name: 'Search events' })).toBeEnabled();
  },
};

/** Some of the four events. */
const filtered = (apply: (context: InteractionContext) => Promise<unknown>, count: number) =>
  preparedBy(async (context) => {
    await context.canvas.findByText('4 events');
    await apply(context);
    await context.canvas.findByText(`${count} of 4 events`);
  });
const searchFor =
  (words: string) =>
  ({ canvas }: InteractionContext) =>
    fill(canvas.getByRole('searchbox', { name: 'Search events' }), words);

export const Searched: Story = {
  args: { onResult: fn() },
  parameters: filtered(searchFor('PARTNER'), 1),
  play: async ({ args, canvas, canvasElement }) => {
    await expect(titles(canvas)).toEqual(['Channel Leaders Summit']);
    const marks = canvasElement.querySelectorAll('mark');
    await expect([...marks].map((mark) => mark.textContent)).toEqual(['partner', 'partner']);
    await expect(args.onResult).toHaveBeenLastCalledWith([sampleEvents[3]]);
  },
};

export const ByType: Story = {
  parameters: filtered(
    ({ canvas, userEvent }) => userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Type' }), 'webinar'),
    1,
  ),
  play: async ({ canvas }) => {
    await expect(titles(canvas)).toEqual(['The First Hour of an Incident']);
    await expect(canvas.queryByRole('region', { name: 'Upcoming events' })).toBeNull();
  },
};

export const SortedByTitle: Story = {
  args: { now: () => new Date(2026, 10, 21) },
  parameters: preparedBy(async ({ canvas, userEvent }) => {
    await canvas.findByText('4 events');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'Title');
  }),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() =>
      expect(titles(canvas)).toEqual([
        'Channel Leaders Summit',
        'Managed Services Conference',
        'Service Desk Metrics Workshop',
        'The First Hour of an Incident',
      ]),
    );
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'Type');
    await waitFor(() => expect(titles(canvas)[1]).toBe('Channel Leaders Summit'));
    await expect(canvas.queryByRole('region', { name: 'Past events' })).toBeNull();
  },
};

/** Without matches a button clears the filters and moves the focus to the search box. */
export const NoEventsFound: Story = {
  parameters: filtered(searchFor('zzz'), 0),
  play: async ({ canvas, userEvent }) => {
    const search = canvas.getByRole('searchbox');
    await canvas.findByRole('heading', { level: 2, name: 'No Events Found' });
    await expect(canvas.getByText('0 of 4 events')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Export .ics' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await canvas.findByText('4 events');
    await expect(search).toHaveFocus();
    await expect(search).toHaveValue('');
  },
};

export const Empty: Story = {
  args: { events: [] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No Events Found' });
    await expect(canvas.queryByRole('button', { name: 'Clear filters' })).toBeNull();
  },
};

/** Opens the form of an event. While that loads, an empty dialog may stand in its place. */
async function openDialog({ canvas, userEvent }: InteractionContext) {
  await canvas.findByText('4 events');
  await userEvent.click(canvas.getByRole('button', { name: 'Submit Event' }));
  await screen.findByRole('textbox', { name: 'Title' });
  return within(screen.getByRole('dialog', { name: 'Submit Event' }));
}

async function fillIn(dialog: Canvas, userEvent: InteractionContext['userEvent']) {
  await fill(dialog.getByRole('textbox', { name: 'Title' }), own.title);
  await fill(dialog.getByLabelText(/^Date/), own.date);
  await fill(dialog.getByLabelText(/^Time/), own.time);
  await fill(dialog.getByRole('textbox', { name: 'Location' }), own.location);
  await fill(dialog.getByRole('textbox', { name: 'Organizer' }), own.organizer);
  await fill(dialog.getByRole('textbox', { name: 'Description' }), own.description);
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Type' }), own.type);
}

/** A submitted event is listed as pending; removing it can be undone. */
export const Submitted: Story = {
  parameters: preparedBy(async (context) => {
    const dialog = await openDialog(context);
    await fillIn(dialog, context.userEvent);
    await context.userEvent.click(dialog.getByRole('button', { name: 'Submit Event' }));
    await context.canvas.findByText('Event Submitted');
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Submit Event' })).toHaveFocus();
    await canvas.findByText('Your event has been submitted for review. Thank you!');
    await expect(canvas.getByText('Event Submitted')).toBeVisible();
    await canvas.findByText('5 events');
    const pending = row(canvas, 'Backup Day');
    await expect(pending.getByText('Pending review')).toBeVisible();
    await expect(pending.getByText('Wed, Mar 31, 2027')).toBeVisible();
    // The time zone of whoever submits it.
    const zone = new Intl.DateTimeFormat('en-US', { timeZoneName: 'shortGeneric' })
      .formatToParts()
      .find(({ type }) => type === 'timeZoneName')!.value;
    await expect(pending.getByText(`8:30 AM ${zone}`)).toBeVisible();

    await userEvent.click(pending.getByRole('button', { name: 'Remove' }));
    await canvas.findByText('4 events');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await canvas.findByText('5 events');
    await userEvent.click(canvas.getByRole('button', { name: 'Start fresh' }));
    await canvas.findByText('4 events');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await canvas.findByText('5 events');
  },
};

/** All but the website are required; an invalid form adds nothing (CALENDAR-5). */
export const SubmittedBlank: Story = {
  parameters: preparedBy(async (context) => {
    const dialog = await openDialog(context);
    await fill(dialog.getByRole('textbox', { name: 'Website' }), 'javascript:alert(1)');
    await context.userEvent.click(dialog.getByRole('button', { name: 'Submit Event' }));
    await dialog.findByRole('group', { name: /attention/ });
  }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const dialog = within(screen.getByRole('dialog'));
    await expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
      /^Nothing is sent.* until you leave this page\./,
    );
    await expect(screen.getByRole('dialog').querySelectorAll(':required')).toHaveLength(7);
    const summary = dialog.getByRole('group', { name: '8 answers need your attention' });
    await expect(summary).toHaveFocus();
    await expect(within(summary).getAllByRole('link')).toHaveLength(8);
    await userEvent.click(within(summary).getByRole('link', { name: 'Choose a type.' }));
    await expect(dialog.getByRole('combobox', { name: 'Type' })).toHaveFocus();
    await userEvent.type(dialog.getByLabelText(/^Date/), '1926-02-20');
    await expect(dialog.getByText('Choose a date from Fri, Feb 20, 2026 to Fri, Feb 20, 2032.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await expect(dialog.getByRole('textbox', { name: 'Website' })).toHaveValue('javascript:alert(1)');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByText('4 events')).toBeInTheDocument();
    await expect((await openDialog(context)).getByRole('textbox', { name: 'Title' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
  },
};

const inMonth = preparedBy(async ({ canvas, userEvent }) => {
  await canvas.findByText('4 events');
  await userEvent.click(canvas.getByRole('button', { name: 'Month' }));
  await canvas.findByRole('table');
});

/** The month of the next event. A day with events is a button that shows them below and focuses their heading. */
export const Month: Story = {
  parameters: inMonth,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'List' })).toHaveAttribute('aria-pressed', 'false');
    await expect(canvas.getByRole('button', { name: 'Month' })).toHaveAttribute('aria-pressed', 'true');
    const table = canvas.getByRole('table', { name: 'April 2027' });
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(7);
    await expect(within(table).getAllByRole('row')).toHaveLength(6);
    await userEvent.click(within(table).getByRole('button', { name: '13 Managed Services Conference' }));
    const heading = canvas.getByRole('heading', { level: 3, name: 'Tuesday, April 13, 2027' });
    await expect(heading.parentElement).toHaveFocus();
    await expect(canvas.getByRole('article', { name: 'Managed Services Conference' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 4 })).toHaveTextContent('Managed Services Conference');
    await userEvent.click(within(table).getByRole('button', { name: '13 Managed Services Conference' }));
    await expect(heading.parentElement).toHaveFocus();
    // Its second day.
    await userEvent.click(within(table).getByRole('button', { name: '14 Managed Services Conference' }));
    await expect(canvas.getByRole('heading', { level: 3, name: 'Wednesday, April 14, 2027' })).toBeVisible();
    await expect(canvas.getByRole('article', { name: 'Managed Services Conference' })).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: 'Next month' }));
    await expect(canvas.getByRole('table', { name: 'May 2027' })).toBeVisible();
    await expect(canvas.queryByRole('article')).toBeNull();
    await expect(canvas.getByText('No events in May 2027.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next event: June 2027' }));
    await expect(canvas.getByRole('table', { name: 'June 2027' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'June 2027' }).parentElement).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Next month' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Last event: June 2027' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Previous month' }));
    await expect(canvas.getByRole('table', { name: 'May 2027' })).toBeVisible();
  },
};

/** A calendar file of one event, and of the filtered list. */
export const CalendarFiles: Story = {
  args: { onExport: fn(() => false as const), icsDomain: 'example.com' },
  parameters: preparedBy(async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Upcoming events' });
    const summit = row(canvas, 'Channel Leaders Summit');
    await userEvent.click(summit.getByRole('button', { name: 'Add to calendar' }));
    await summit.findByRole('group');
  }),
  play: async ({ args, canvas, userEvent }) => {
    const summit = row(canvas, 'Channel Leaders Summit');
    const button = summit.getByRole('button', { name: 'Add to calendar' });
    // The choices are next in the tab order.
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const choices = within(await summit.findByRole('group', { name: 'Add Channel Leaders Summit to a calendar' }));
    await userEvent.tab();
    await expect(choices.getByRole('button', { name: 'Calendar file (.ics)' })).toHaveFocus();
    await expect(choices.getByRole('link', { name: /^Google Calendar/ })).toHaveAttribute(
      'href',
      expect.stringContaining('dates=20270608T090000Z%2F20270608T170000Z'),
    );
    await expect(choices.getByRole('link', { name: /^Outlook.com/ })).toHaveAttribute('target', '_blank');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onExport).toHaveBeenCalledTimes(1));
    await expect(args.onExport).toHaveBeenLastCalledWith({
      fileName: 'channel-leaders-summit-2027-06-08.ics',
      type: 'text/calendar',
      text: expect.stringContaining('UID:channel-leaders-summit@example.com\r\n'),
    });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(summit.queryByRole('group')).toBeNull();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Type' }), 'workshop');
    await canvas.findByText('1 of 4 events');
    await userEvent.click(canvas.getByRole('button', { name: 'Export .ics' }));
    await waitFor(() => expect(args.onExport).toHaveBeenCalledTimes(2));
    const [file] = (args.onExport as ReturnType<typeof fn>).mock.lastCall as [{ text: string }];
    await expect(file.text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Export JSON' }));
    await waitFor(() => expect(args.onExport).toHaveBeenCalledTimes(3));
    await expect(args.onExport).toHaveBeenLastCalledWith(
      expect.objectContaining({ fileName: 'industry-calendar-2027-02-20.json', type: 'application/json' }),
    );
  },
};

/** A `webcal:` link opens the feed in the calendar program. */
export const Feeds: Story = {
  args: {
    feeds: [
      { label: 'RSS', href: '/industry-calendar.xml' },
      { label: 'calendar file', href: '/industry-calendar.ics' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'in your calendar program' })).toHaveAttribute(
      'href',
      `webcal://${location.host}/industry-calendar.ics`,
    );
    await expect(canvas.getByRole('link', { name: 'calendar file' })).toHaveAttribute('href', '/industry-calendar.ics');
  },
};

const jsonOf = (events: readonly CalendarEvent[]) =>
  new File([exportEvents(events, now()).json], 'events.json', { type: 'application/json' });

/** Imported events become the visitor's own; duplicates are skipped, and a taken id gets a number. A day of the month names three. */
export const Imported: Story = {
  parameters: preparedBy(async ({ canvas, userEvent }) => {
    await canvas.findByText('4 events');
    const more = ['channel-leaders-summit', 'third', 'fourth'].map((id) => ({ ...own, id, title: id }));
    const file = jsonOf([...sampleEvents.slice(0, 2), own, ...more]);
    await userEvent.upload(canvas.getByLabelText('Import JSON', { selector: 'input' }), file);
    await canvas.findByText('8 events');
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/4 events were added as pending/)).toBeVisible();
    await expect(canvas.getByText('Events Imported')).toBeVisible();
    await expect(canvas.getAllByText('Pending review')).toHaveLength(4);
    await userEvent.upload(canvas.getByLabelText('Import JSON', { selector: 'input' }), jsonOf([own]));
    await canvas.findByText(/0 events were added/);
    await expect(canvas.getByText('8 events')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Month' }));
    await userEvent.click(await canvas.findByRole('button', { name: /^31 .* third ?and 1 more$/ }));
    await expect(titles(canvas)).toHaveLength(4);
  },
};

/** Filters are read from and written to the address and follow back and forward; other parameters stay. */
export const FiltersInTheAddress: Story = {
  args: { useAddress: true },
  beforeEach: atAddress('register', { type: 'summit', sort: 'title' }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('1 of 4 events');
    await expect(canvas.getByRole('combobox', { name: 'Type' })).toHaveValue('summit');
    await userEvent.type(canvas.getByRole('searchbox'), 'lead');
    await waitFor(() => expect(new URLSearchParams(location.search).get('search')).toBe('lead'));
    await expect(new URLSearchParams(location.search).get('type')).toBe('summit');
    await expect(location.hash).toBe('#register');
    await expect(history.state).toEqual({ kept: true });

    const url = new URL(location.href);
    url.searchParams.set('type', 'party');
    url.searchParams.delete('search');
    history.replaceState(history.state, '', url);
    window.dispatchEvent(new PopStateEvent('popstate'));
    await canvas.findByText('4 events');
    await expect(canvas.getByRole('searchbox')).toHaveValue('');

    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Type' }), 'workshop');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'date');
    const copy = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await canvas.findByText('Link Copied');
    const link = new URL(copy.mock.lastCall![0]);
    copy.mockRestore();
    const { searchParams } = link;
    await expect([searchParams.get('type'), searchParams.get('sort'), link.hash]).toEqual(['workshop', null, '']);

    // Written late, the filters would change the address of another page.
    const timers = holdTimers(250);
    await userEvent.type(canvas.getByRole('searchbox'), 'x');
    await waitFor(() => expect(timers.count()).toBe(1));
    history.replaceState(null, '', '/elsewhere');
    timers.pass();
    await expect(location.pathname + location.search).toBe('/elsewhere');
  },
};

/** With notices shown by the site, and a link to the original calendar. */
export const InASite: Story = {
  args: { onNotice: fn(), originalCalendarHref: 'https://calendar.example.com', headingLevel: 3 },
  play: async ({ args, canvas, userEvent }) => {
    const link = await canvas.findByRole('link', { name: /^View Original Calendar/ });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(await canvas.findByRole('heading', { level: 3, name: 'Upcoming events' })).toBeVisible();
    await userEvent.upload(canvas.getByLabelText('Import JSON', { selector: 'input' }), jsonOf([own]));
    await waitFor(() =>
      expect(args.onNotice).toHaveBeenLastCalledWith(
        expect.objectContaining({ kind: 'success', title: 'Events Imported' }),
      ),
    );
  },
};

/** By keyboard only: search, switch to the month, choose a day. */
export const ByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const search = await canvas.findByRole('searchbox');
    await canvas.findByText('4 events');
    search.focus();
    await userEvent.keyboard('summit');
    await canvas.findByText('1 of 4 events');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'List' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('table', { name: 'June 2027' });
    canvas.getByRole('button', { name: 'Next month' }).focus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('heading', { name: 'Tuesday, June 8, 2027' }).parentElement).toHaveFocus();
  },
};

/** In Spanish: the sample events, filters, a submitted event, the month and a calendar file (TOOL-21). */
export const Spanish: Story = {
  args: { locale: 'es', onExport: fn(() => false as const), icsDomain: 'example.com' },
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Próximos eventos' });
    await expect(canvas.getByRole('group', { name: 'Calendario del sector' })).toHaveAttribute('lang', 'es');
    const conference = row(canvas, 'Congreso de Servicios Gestionados');
    await expect(conference.getByText('mar, 13 abr – mié, 14 abr 2027')).toBeVisible();
    await expect(conference.getByText('9:00 – 17:00, hora de Denver')).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Tipo' }), 'Seminario web');
    await expect(await canvas.findByText('1 de 4 eventos')).toHaveRole('status');
    await expect(row(canvas, 'La primera hora de un incidente').getByText('En línea')).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Tipo' }), 'Todos los tipos');

    await userEvent.click(canvas.getByRole('button', { name: 'Enviar evento' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Enviar evento' }));
    const submit = dialog.getByRole('button', { name: 'Enviar evento' });
    await userEvent.click(submit);
    await expect(await dialog.findByRole('group', { name: '7 respuestas requieren su atención' })).toHaveFocus();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Título' }), 'Día de las copias de seguridad');
    await userEvent.type(dialog.getByLabelText(/^Fecha/), own.date);
    await userEvent.type(dialog.getByLabelText(/^Hora/), own.time);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Lugar' }), ' en linea ');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Organizador' }), own.organizer);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Descripción' }), own.description);
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Tipo' }), 'Taller');
    await userEvent.click(submit);
    await canvas.findByText('5 eventos');
    await expect(canvas.getByText('Evento enviado').parentElement).toHaveTextContent(
      'Evento enviado Su evento se ha enviado para su revisión. ¡Gracias!',
    );
    const pending = row(canvas, 'Día de las copias de seguridad');
    await expect(pending.getByText('Pendiente de revisión')).toBeVisible();
    await expect(pending.getByText('En línea')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Exportar JSON' }));
    await waitFor(() => expect(args.onExport).toHaveBeenCalledTimes(1));
    const [json] = (args.onExport as ReturnType<typeof fn>).mock.lastCall as [{ text: string }];
    await expect(JSON.parse(json.text)).toMatchObject({
      events: expect.arrayContaining([
        expect.objectContaining({ title: 'Día de las copias de seguridad', type: 'Workshop', location: 'Online' }),
      ]),
    });

    await userEvent.click(canvas.getByRole('button', { name: 'Mes' }));
    const table = await canvas.findByRole('table', { name: 'Marzo de 2027' });
    await expect(within(table).getAllByRole('columnheader')[0]).toHaveTextContent('Lunes');
    await userEvent.click(within(table).getByRole('button', { name: '31 Día de las copias de seguridad' }));
    await expect(canvas.getByRole('heading', { level: 3, name: 'Miércoles, 31 de marzo de 2027' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Exportar .ics' }));
    await waitFor(() =>
      expect(args.onExport).toHaveBeenLastCalledWith(
        expect.objectContaining({ text: expect.stringContaining('\r\nNAME:Calendario del sector\r\n') }),
      ),
    );
  },
};

/** A file of a Spanish visitor adds none of the sample events again to an English tool. */
export const FileFromSpanish: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const spanish = eventsInLanguage(sampleEvents, createLanguage('es', es).tell);
    await canvas.findByText('4 events');
    await userEvent.upload(canvas.getByLabelText('Import JSON', { selector: 'input' }), jsonOf(spanish));
    await canvas.findByText(/0 events were added as pending/);
    await expect(canvas.getByText('4 events')).toBeInTheDocument();
  },
};

/** Every text comes from the words (TOOL-21): the list, the month, the dialog, files and messages. */
export const EveryWord: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: {
    messages: markedWords(es),
    originalCalendarHref: 'https://calendar.example.com',
    feeds: [{ label: 'RSS', href: '/industry-calendar.ics' }],
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const data = [
      // Dates, times and time zones.
      /\b(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun)(?:day)?\b/,
      /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul)[a-z]* \d+/,
      /\d+:\d+\s[AP]M/,
      'RSS',
      own.title,
      own.organizer,
      own.description,
    ];
    const button = (name: string) => canvas.getByRole('button', { name: `⟦${name}⟧` });
    const upload = (file: File) =>
      userEvent.upload(canvas.getByLabelText('⟦Import JSON⟧', { selector: 'input' }), file);
    await canvas.findByRole('heading', { name: '⟦Upcoming events⟧' });
    await expectMarked(canvasElement, data);
    const summit = row(canvas, '⟦Channel Leaders Summit⟧');
    await userEvent.click(summit.getByRole('button', { name: '⟦Add to calendar⟧' }));
    await summit.findByRole('group', { name: '⟦Add ⟦Channel Leaders Summit⟧ to a calendar⟧' });
    await expectMarked(canvasElement, data);
    await upload(jsonOf([own]));
    await canvas.findByText('⟦Pending review⟧');
    await expectMarked(canvasElement, data);
    await userEvent.click(row(canvas, own.title).getByRole('button', { name: '⟦Remove⟧' }));
    await canvas.findByText('⟦Event Removed⟧');
    await expectMarked(canvasElement, data);
    await upload(jsonOf([{ ...own, website: 'ftp://example.com' }]));
    await canvas.findByText('⟦events.json was not imported⟧');
    await expectMarked(canvasElement, data);

    await userEvent.click(button('Submit Event'));
    const dialog = within(await screen.findByRole('dialog', { name: '⟦Submit Event⟧' }));
    await userEvent.type(dialog.getByLabelText(/^⟦Date⟧/), '1926-02-20');
    await userEvent.click(dialog.getByRole('textbox', { name: '⟦Title⟧' }));
    await userEvent.paste('x'.repeat(201));
    await userEvent.type(dialog.getByRole('textbox', { name: '⟦Website⟧' }), 'x');
    await userEvent.click(dialog.getByRole('button', { name: '⟦Submit Event⟧' }));
    await dialog.findByRole('group', { name: /answers need your attention/ });
    await expectMarked(canvasElement, data);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: '⟦Discard changes⟧' }));

    await userEvent.click(button('Month'));
    await canvas.findByRole('table', { name: 'April 2027' });
    await userEvent.click(canvas.getByRole('button', { name: '13 ⟦Managed Services Conference⟧' }));
    await expectMarked(canvasElement, data);
    await userEvent.click(button('Next month'));
    await canvas.findByText(/^⟦No events in/);
    await expectMarked(canvasElement, data);
    await userEvent.type(canvas.getByRole('searchbox'), 'zzz');
    await canvas.findByRole('heading', { name: '⟦No Events Found⟧' });
    await expectMarked(canvasElement, [...data, 'zzz']);
  },
};

export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('4 events');
    await userEvent.upload(canvas.getByLabelText('Import JSON', { selector: 'input' }), jsonOf([own]));
    await canvas.findByText('Pending review');
  },
};

/** Borders mark today and days with events, as backgrounds and shadows are not drawn. */
export const ForcedColours: Story = {
  args: { now: () => new Date(2027, 3, 13, 23) },
  globals: { colours: 'forced' },
  parameters: inMonth,
  play: async ({ canvas }) => {
    const day = canvas.getByRole('button', { name: /^13/ });
    await expect(getComputedStyle(canvas.getByRole('button', { name: 'Month' })).outlineStyle).toBe('solid');
    await expect(getComputedStyle(day).borderTopStyle).toBe('solid');
    await expect(getComputedStyle(day.closest('[aria-current]')!).borderTopWidth).toBe('3px');
  },
};

export const DarkMonth: Story = {
  globals: { theme: 'dark' },
  parameters: inMonth,
  play: async (context) => Month.play?.(context),
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await canvas.findByText('4 events');
  },
};

export const PhoneMonth: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  parameters: inMonth,
  play: async (context) => Month.play?.(context),
};

export const DateInTheTitle: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: {
    events: sampleEvents.map((event) => ({ ...event, title: `${event.date}, ${event.location}: ${event.title}` })),
  },
};
