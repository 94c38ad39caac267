import { Badge, Button, Entry, VisuallyHidden, type EntryProps } from '@advisor/ui';
import { deviceOf, type AccountSession } from '../session';
import * as styles from './SessionEntry.css';

export interface SessionEntryProps {
  session: AccountSession;
  /** Called to end the session. */
  onEnd: () => void;
  /** @default 3 */
  level?: EntryProps['level'];
}

/** One session of the account. The current one has no button: Sign Out ends it. Renders an `<article>`. */
export function SessionEntry({ session, onEnd, level }: SessionEntryProps) {
  const device = deviceOf(session);
  return (
    <Entry
      heading={device}
      level={level}
      end={
        session.current ? (
          <Badge tone="accent">This session</Badge>
        ) : (
          <Button variant="secondary" size="small" onClick={onEnd}>
            End session<VisuallyHidden> ({device})</VisuallyHidden>
          </Button>
        )
      }
    >
      <dl className={styles.facts}>
        <dt className={styles.label}>Last seen</dt>
        <dd>
          <Moment iso={session.last_seen_at} />
        </dd>
        <dt className={styles.label}>Signed in</dt>
        <dd>
          <Moment iso={session.created_at} />
        </dd>
        <dt className={styles.label}>Place</dt>
        <dd>Unknown</dd>
      </dl>
    </Entry>
  );
}

/** A date and time in the locale and time zone of the browser. */
function Moment({ iso }: { iso: string }) {
  return (
    <time dateTime={iso}>{new Date(iso).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })}</time>
  );
}
