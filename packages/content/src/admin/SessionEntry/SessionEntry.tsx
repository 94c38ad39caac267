import { Badge, Button, Entry, VisuallyHidden, type EntryProps } from '@advisor/ui';
import { Facts, Moment } from '../Facts';
import { deviceOf, type AccountSession } from '../session';

export interface SessionEntryProps {
  /** The session to show: its device, when it was last seen and when it began. */
  session: AccountSession;
  /** Called to end the session. */
  onEnd: () => void;
  /**
   * The level of the heading in the outline of the page.
   * @default 3
   */
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
          <Badge tone="info">This session</Badge>
        ) : (
          <Button variant="secondary" size="small" onClick={onEnd}>
            End session<VisuallyHidden>{` (${device})`}</VisuallyHidden>
          </Button>
        )
      }
    >
      <Facts
        facts={[
          ['Last seen', <Moment key="seen" iso={session.last_seen_at} />],
          ['Signed in', <Moment key="signed-in" iso={session.created_at} />],
          ['Place', 'Unknown'],
        ]}
      />
    </Entry>
  );
}
