import type { DirectoryPaperProps } from '../directory';
import { Paper, PaperPart, Small, Table } from '../frame/paper';
import { splitPast, whenLabels } from './dates';
import type { CalendarEvent } from './document';
import { placeOf } from './place';
import { useCalendarLanguage } from './useCalendarLanguage';

export { printAlone } from '../frame/paper';

type Props = DirectoryPaperProps<CalendarEvent>;

// TOOL-40
/** The visible events as a paper. Renders a `<div>`, which is empty on screen. */
export default function CalendarPaper({ found, count, now, ...of }: Props) {
  const { t } = useCalendarLanguage();
  return (
    <Paper {...of} title={t('Industry calendar')} subject={count} notes={[t('Times are local to the event.')]}>
      <Events found={found} now={now} />
    </Paper>
  );
}

function Events({ found, now }: Pick<Props, 'found' | 'now'>) {
  const { t } = useCalendarLanguage();
  const { upcoming, past } = splitPast(found, now);
  return (
    <>
      {upcoming.length > 0 ? <EventTable title={t('Upcoming events')} events={upcoming} /> : null}
      {past.length > 0 ? <EventTable title={t('Past events')} events={past} /> : null}
    </>
  );
}

function EventTable({ title, events }: { title: string; events: readonly CalendarEvent[] }) {
  const language = useCalendarLanguage();
  const { t, tell } = language;
  return (
    <PaperPart title={title}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{t('Date')}</th>
            <th scope="col">{t('Event')}</th>
            <th scope="col">{t('Type')}</th>
          </tr>
        </thead>
        <tbody>
          {events.map((event) => {
            const { days, hours } = whenLabels(event, language);
            return (
              <tr key={event.id}>
                <td style={{ inlineSize: '38mm' }}>
                  {days}
                  <Small>{hours}</Small>
                </td>
                <th scope="row">
                  {event.title}
                  <Small>
                    {event.organizer} · {placeOf(event, tell)}
                  </Small>
                  <Small>{event.description}</Small>
                  <Small>{event.registrationUrl ?? event.website}</Small>
                </th>
                <td>{t(event.type)}</td>
              </tr>
            );
          })}
        </tbody>
      </Table>
    </PaperPart>
  );
}
