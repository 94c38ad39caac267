import { localDate } from '@advisor/ui/text';
import { Button, Heading, type HeadingLevel, Icon, IconButton } from '@advisor/ui';
import { ChevronLeft, ChevronRight } from 'lucide';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { rows } from '../directory';
import { screenOnly } from '../frame';
import { capitalized, firstWeekday, longDayLabel, monthLabel } from './dates';
import type { CalendarEvent } from './document';
import { addMonths, monthOf, monthWeeks } from './engine';
import { EventRows, type EventListProps } from './EventList';
import { lastDayOf } from './moments';
import { isOn } from './month';
import { MonthTable } from './MonthTable';
import * as styles from './MonthView.css';
import { useCalendarLanguage } from './useCalendarLanguage';

/** The events of a month in a table, and below it those of the chosen day. Renders a `<section>`. */
export default function MonthView({ found, now, headingLevel, ...rest }: EventListProps) {
  const { t, locale } = useCalendarLanguage();
  const today = localDate(now);
  const id = useId();
  const [month, setMonth] = useState(() => {
    const next = found.filter((event) => lastDayOf(event) >= today).map(({ date }) => date);
    return monthOf(next.some((date) => date <= today) ? today : (next.toSorted()[0] ?? today));
  });
  const [chosen, setChosen] = useState<{ date: string }>();
  const heading = useRef<HTMLDivElement>(null);
  const monthHeading = useRef<HTMLDivElement>(null);
  const firstDay = useMemo(() => firstWeekday(locale), [locale]);
  const weeks = useMemo(() => monthWeeks(found, month, firstDay), [found, month, firstDay]);
  const ofDay = useMemo(() => (chosen ? found.filter((event) => isOn(event, chosen.date)) : []), [found, chosen]);
  useEffect(() => heading.current?.focus(), [chosen]);

  const dayHeading = chosen && capitalized(longDayLabel(chosen.date, locale), locale);

  function show(next: string) {
    setMonth(next);
    setChosen(undefined);
  }

  return (
    <section aria-labelledby={id} className={`${rows.section} ${styles.month}`}>
      <div className={rows.summary}>
        <div ref={monthHeading} tabIndex={-1} aria-live="polite">
          <Heading level={headingLevel} size="xl" id={id}>
            {capitalized(monthLabel(month, locale), locale)}
          </Heading>
        </div>
        <div className={`${rows.buttons} ${screenOnly}`}>
          <IconButton
            label={t('Previous month')}
            variant="secondary"
            icon={<Icon icon={ChevronLeft} data-mirrored />}
            onClick={() => show(addMonths(month, -1))}
          />
          <IconButton
            label={t('Next month')}
            variant="secondary"
            icon={<Icon icon={ChevronRight} data-mirrored />}
            onClick={() => show(addMonths(month, 1))}
          />
        </div>
      </div>
      <MonthTable
        weeks={weeks}
        weekdays={Array.from({ length: 7 }, (_, column) => (firstDay + column) % 7)}
        labelledBy={id}
        today={today}
        chosen={chosen?.date}
        onChoose={(date) => setChosen({ date })}
      />
      {weeks.some((week) => week.some((day) => day.inMonth && day.events.length > 0)) ? null : (
        <EmptyMonth
          month={month}
          events={found}
          onShow={(next) => {
            show(next);
            // The button disappears, and would take the focus with it.
            monthHeading.current?.focus();
          }}
        />
      )}
      {dayHeading && ofDay.length > 0 ? (
        <div className={rows.section}>
          <div ref={heading} tabIndex={-1} className={styles.dayHeading}>
            <Heading level={(headingLevel + 1) as HeadingLevel} size="l">
              {dayHeading}
            </Heading>
          </div>
          <EventRows label={dayHeading} events={ofDay} level={(headingLevel + 2) as HeadingLevel} {...rest} />
        </div>
      ) : null}
    </section>
  );
}

/** Says that a month has no events and offers the nearest month that does. Renders a `<div>`. */
function EmptyMonth({
  month,
  events,
  onShow,
}: {
  month: string;
  events: readonly CalendarEvent[];
  onShow: (month: string) => void;
}) {
  const { t, locale } = useCalendarLanguage();
  const next = events.map(({ date }) => monthOf(date)).filter((start) => start > month);
  const before = events.map((event) => monthOf(lastDayOf(event))).filter((end) => end < month);
  const nearest = next.toSorted()[0] ?? before.toSorted().at(-1);
  return (
    <div className={rows.summary}>
      <p className={rows.count}>{t('No events in {month}.', { month: monthLabel(month, locale) })}</p>
      {nearest ? (
        <Button size="small" variant="secondary" onClick={() => onShow(nearest)}>
          {t(nearest > month ? 'Next event: {month}' : 'Last event: {month}', { month: monthLabel(nearest, locale) })}
        </Button>
      ) : null}
    </div>
  );
}
