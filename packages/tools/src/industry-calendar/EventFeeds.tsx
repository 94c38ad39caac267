import { Link, Text } from '@advisor/ui';
import { useEffect, useState } from 'react';
import { screenOnly } from '../frame';
import { useCalendarLanguage } from './useCalendarLanguage';

/** A file to subscribe to. */
export interface EventFeed {
  /** "Calendar file", "RSS". */
  label: string;
  href: string;
}

/** Links to subscribe to the events, also with a calendar program (`webcal:`). Renders a `<p>` in a `<div>`. */
export function EventFeeds({ feeds }: { feeds: readonly EventFeed[] }) {
  const { t } = useCalendarLanguage();
  const [calendar, setCalendar] = useState<string>();
  useEffect(() => {
    const file = feeds.find(({ href }) => href.endsWith('.ics'));
    // The prerendered page does not know its host.
    setCalendar(file && new URL(file.href, location.href).href.replace(/^https?:/, 'webcal:'));
  }, [feeds]);
  const links = [...(calendar ? [{ label: t('in your calendar program'), href: calendar }] : []), ...feeds];
  return (
    <div className={screenOnly}>
      <Text size="s" color="textSoft">
        <span>{t('Subscribe to these events:')}</span>{' '}
        {links.map(({ label, href }, index) => (
          <span key={href}>
            {index > 0 ? <span>, </span> : null}
            <Link href={href}>{label}</Link>
          </span>
        ))}
      </Text>
    </div>
  );
}
