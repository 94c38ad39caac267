import { VisuallyHidden } from '../VisuallyHidden';
import * as styles from './CalendarMonth.css';

export interface CalendarDay {
  /** `YYYY-MM-DD`. */
  date: string;
  /** Whether the day belongs to this month, not a neighbouring one. */
  inMonth: boolean;
  /** The events of the day, in order. */
  events: readonly { id: string; title: string }[];
}

export interface CalendarMonthProps {
  /** The weeks, seven days each. */
  weeks: readonly (readonly CalendarDay[])[];
  /** The weekdays, in column order. */
  weekdays: readonly { short: string; long: string }[];
  /** The id of the month’s heading, which names the table. */
  labelledBy: string;
  /** Today, `YYYY-MM-DD`. */
  today: string;
  /** The chosen day, `YYYY-MM-DD`. */
  chosen?: string | undefined;
  /** Called with the day whose events are to be shown. */
  onChoose: (date: string) => void;
  /** The label for events that are not named: “and 2 more”. */
  moreLabel: (count: number) => string;
  /**
   * Formats a number in the reader's language.
   * @default String
   */
  formatNumber?: (value: number) => string;
}

/** More titles would make a day taller than the rest of the month. */
const maxTitles = 3;

/**
 * A month with one row per week; days with events are buttons. Show the events of the chosen day below it. Renders a
 * `<table>`.
 */
export function CalendarMonth({ weeks, weekdays, labelledBy, today, ...days }: CalendarMonthProps) {
  return (
    <div className={styles.month}>
      <table className={styles.table} aria-labelledby={labelledBy}>
        <thead>
          <tr>
            {weekdays.map(({ short, long }) => (
              <th key={long} scope="col" className={styles.weekday}>
                <span aria-hidden="true">{short}</span>
                <VisuallyHidden>{long}</VisuallyHidden>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]?.date}>
              {week.map((day) => (
                <td key={day.date} className={styles.cell} aria-current={day.date === today ? 'date' : undefined}>
                  <Day {...days} day={day} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface DayProps extends Pick<CalendarMonthProps, 'chosen' | 'onChoose' | 'moreLabel' | 'formatNumber'> {
  day: CalendarDay;
}

function Day({ day: { date, inMonth, events }, chosen, onChoose, moreLabel, formatNumber = String }: DayProps) {
  const number = (
    <time dateTime={date} className={inMonth ? styles.number : styles.numberOutside}>
      {formatNumber(Number(date.slice(8)))}
    </time>
  );
  if (!inMonth || events.length === 0) return number;
  const more = events.length - maxTitles;
  return (
    <button type="button" className={styles.day} aria-pressed={date === chosen} onClick={() => onChoose(date)}>
      {number}
      <span aria-hidden="true" className={styles.few}>
        {formatNumber(events.length)}
      </span>
      <span className={styles.titles}>
        {events.slice(0, maxTitles).map(({ id, title }) => (
          <span key={id} className={styles.title}>
            {title}
          </span>
        ))}
        {more > 0 ? <span>{moreLabel(more)}</span> : null}
      </span>
    </button>
  );
}
