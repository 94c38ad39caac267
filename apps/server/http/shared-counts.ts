import { shareCounts, type CountedEvent } from '@advisor/contact-function/rate-limit.ts';
import { MAX_TEXT_BYTES, type Peers } from '../sql/peers.ts';

/** How long events are batched before broadcasting, in ms. */
const COLLECT_MS = 20;

/**
 * Makes this process's rate limits count together with those of all others on the database. Call before the limits are
 * created; `connect` later supplies the peers. Returns it and a function that ends it.
 */
export function shareLimits(): { connect(peers: Peers): void; stop(): void } {
  let peers: Peers | null = null;
  let events: CountedEvent[] = [];
  let timer: NodeJS.Timeout | undefined;

  function flush(): void {
    timer = undefined;
    let text = '';
    for (const event of events) {
      const more = text === '' ? JSON.stringify(event) : `${text},${JSON.stringify(event)}`;
      if (Buffer.byteLength(JSON.stringify(more)) <= MAX_TEXT_BYTES) text = more;
      else {
        peers?.tell('counts', `[${text}]`);
        text = JSON.stringify(event);
      }
    }
    if (text !== '') peers?.tell('counts', `[${text}]`);
    events = [];
  }

  const apply = shareCounts((event) => {
    events.push(event);
    timer ??= setTimeout(flush, COLLECT_MS).unref();
  });
  return {
    connect(found) {
      peers = found;
      found.on('counts', (text) => {
        if (text !== null) for (const event of JSON.parse(text) as CountedEvent[]) apply(event);
      });
    },
    stop() {
      clearTimeout(timer);
      shareCounts(null);
    },
  };
}
