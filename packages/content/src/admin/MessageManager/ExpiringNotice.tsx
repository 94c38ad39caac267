import { Alert, ButtonLink } from '@advisor/ui';
import { useEffect, useState } from 'react';
import { messageCount } from '../message';
import { noticeDays } from '../messageExpiry';
import type { MessageStore } from '../messageStore';
import { defaultMessageView, messageViewAddress } from '../messageView';

// ADMIN-13
/** Warns of messages that expire soon, with a link to them. Renders nothing if there are none. */
export function ExpiringNotice({ count }: { count: MessageStore['countExpiring'] }) {
  const [found, setFound] = useState(0);

  useEffect(() => {
    let wanted = true;
    count().then(
      (found) => {
        if (wanted) setFound(found);
      },
      // The list says that the server is away; this is asked again with the next visit.
      (error: unknown) => console.error('Failed to count the messages that will be removed', error),
    );
    return () => {
      wanted = false;
    };
  }, [count]);

  if (found === 0) return null;
  return (
    <Alert
      tone="warning"
      title={`${messageCount(found)} will be removed within ${noticeDays} days`}
      action={
        <ButtonLink
          href={messageViewAddress({ ...defaultMessageView, state: 'expiring' })}
          variant="secondary"
          size="small"
        >
          {`Show ${found === 1 ? 'it' : 'them'}`}
        </ButtonLink>
      }
    >
      The privacy policy promises that messages are not kept for longer. Export what you have to keep.
    </Alert>
  );
}
