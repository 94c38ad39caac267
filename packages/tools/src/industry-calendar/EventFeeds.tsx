import { Link, Text } from '@advisor/ui';
import { screenOnly } from '../frame';

/** A file that follows the events. */
export interface EventFeed {
  /** "Calendar file", "RSS". */
  label: string;
  href: string;
}

/** Leads to what a person subscribes to. Renders a `<p>` in a `<div>`. */
export function EventFeeds({ feeds }: { feeds: readonly EventFeed[] }) {
  return (
    <div className={screenOnly}>
      <Text size="s" tone="soft">
        Subscribe to these events:{' '}
        {feeds.map(({ label, href }, index) => (
          <span key={href}>
            {index > 0 ? ', ' : null}
            <Link href={href}>{label}</Link>
          </span>
        ))}
      </Text>
    </div>
  );
}
