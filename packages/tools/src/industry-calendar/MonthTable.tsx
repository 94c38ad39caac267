import { VisuallyHidden } from '@advisor/ui';
import { capitalized, weekdayLabel } from './dates';
import type { MonthDay } from './engine';
import * as styles from './MonthView.css';
import { useCalendarLanguage } from './useCalendarLanguage';

export interface MonthTableProps {
  weeks: readonly (readonly MonthDay[])[];
  /** The day of the week of each column: 0 is Sunday. */
  weekdays: readonly number[];
  /** The id of the month's heading. */
  labelledBy: string;
  /** `YYYY-MM-DD`. */
  today: string;
  chosen: string | undefined;
  /** Called with the day to show the events of. */
  onChoose: (date: string) => void;
}

/** More titles would make a day taller than the rest of the month. */
const maxTitles = 3;

/** A month with one row per week; days with events are buttons that show them. Renders a `<table>`. */
export function MonthTable({ weeks, weekdays, labelledBy, today, chosen, onChoose }: MonthTableProps) {
  const { locale } = useCalendarLanguage();
  const nameOf = (weekday: number, length: 'long' | 'short') =>
    capitalized(weekdayLabel(weekday, length, locale), locale);
  return (
    <table className={styles.table} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          {weekdays.map((weekday) => (
            <th key={weekday} scope="col" className={styles.weekday}>
              <span aria-hidden="true">{nameOf(weekday, 'short')}</span>
              <VisuallyHidden>{nameOf(weekday, 'long')}</VisuallyHidden>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]?.date}>
            {week.map((day) => (
              <td key={day.date} className={styles.cell} aria-current={day.date === today ? 'date' : undefined}>
                <Day day={day} chosen={day.date === chosen} onChoose={onChoose} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayProps {
  day: MonthDay;
  chosen: boolean;
  onChoose: (date: string) => void;
}

function Day({ day: { date, inMonth, events }, chosen, onChoose }: DayProps) {
  const { t, formatNumber } = useCalendarLanguage();
  const number = (
    <time dateTime={date} className={inMonth ? styles.number : styles.numberOutside}>
      {formatNumber(Number(date.slice(8)))}
    </time>
  );
  if (!inMonth || events.length === 0) return number;
  const more = events.length - maxTitles;
  return (
    <button type="button" className={styles.day} aria-pressed={chosen} onClick={() => onChoose(date)}>
      <span>{number}</span>
      <span aria-hidden="true" className={styles.few}>
        {formatNumber(events.length)}
      </span>
      <span className={styles.titles}>
        {events.slice(0, maxTitles).map(({ id, title }) => (
          <span key={id} className={styles.title}>
            {title}
          </span>
        ))}
        {more > 0 ? <span>{t('and {count} more', { count: more })}</span> : null}
      </span>
    </button>
  );
}
