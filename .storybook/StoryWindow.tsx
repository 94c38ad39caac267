import type { Args } from 'storybook/internal/types';
import { obstacleIn } from './propTable.ts';
import { useEffect, useRef, useState } from 'react';
import type { Channel } from 'storybook/internal/channels';
import { STORY_ARGS_UPDATED, STORY_FINISHED, STORY_RENDERED, UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** An iframe in which Storybook renders a story. */
interface PreviewWindow {
  __STORYBOOK_ADDONS_CHANNEL__: Channel;
}

interface StoryWindowProps {
  /** The story's id. */
  id: string;
  name: string;
  /** The toolbar settings, in URL form. */
  address: string;
  width?: string;
  /** px */
  least?: number;
  /** Whether the play function runs, for states that only it reaches. */
  plays?: boolean;
}

/** Settles when the previous playing iframe is done: concurrent play functions would steal focus from each other. */
let lastPlayed: Promise<unknown> = Promise.resolve();

/** The page's element that last received focus, and gets it back from an iframe whose story takes it. */
let reader: HTMLElement | undefined;
document.addEventListener('focusin', ({ target }) => {
  if (target instanceof HTMLElement && !(target instanceof HTMLIFrameElement)) reader = target;
});

/**
 * A story in its own iframe, as tall as its content. An opening dialog takes focus and scrolls into view; the iframe is
 * therefore out of flow until the story has rendered, so that the page neither loses focus nor jumps.
 */
export function StoryWindow({ id, name, address, width = '100%', least = 100, plays = false }: StoryWindowProps) {
  const place = useRef<HTMLDivElement>(null);
  const watch = useRef<ResizeObserver>(undefined);
  /** The iframe's channel, once the story is rendered. */
  const inner = useRef<Channel>(undefined);
  /** The args set by the controls, and those the iframe already has. */
  const args = useRef<Args>(undefined);
  const passed = useRef<Args>({});
  /** The available width, in px; undefined while far from the viewport. */
  const [room, setRoom] = useState<number>();
  const [shown, setShown] = useState(false);
  const [hasTurn, setHasTurn] = useState(!plays);
  const endTurn = useRef<() => void>(undefined);
  const isNear = room !== undefined;
  const [height, setHeight] = useState(least);

  // Not `loading="lazy"`, which does not work for an out-of-flow iframe.
  useEffect(() => {
    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        near.disconnect();
        setRoom(entry.boundingClientRect.width);
      },
      { rootMargin: '600px' },
    );
    near.observe(place.current!);
    return () => near.disconnect();
  }, []);

  useEffect(() => {
    if (!plays || !isNear) return;
    const before = lastPlayed;
    const ended = new Promise<void>((end) => (endTurn.current = end));
    lastPlayed = before.then(() => ended);
    void before.then(() => setHasTurn(true));
    return () => endTurn.current?.();
  }, [plays, isNear]);

  // The page's controls change the page's copy of the story; the iframe's follows once rendered.
  useEffect(() => {
    const channel = addons.getChannel();
    const follow = (change: { storyId: string; args: Args }) => {
      if (change.storyId !== id) return;
      args.current = change.args;
      passOn();
    };
    channel.on(STORY_ARGS_UPDATED, follow);
    return () => channel.off(STORY_ARGS_UPDATED, follow);
  });

  function passOn() {
    const { current: now } = args;
    if (!inner.current || !now) return;
    // Unchanged args stay the iframe's own: their elements and functions belong to its React instance.
    const changed = Object.entries(now).filter(([name, value]) => value !== passed.current[name] && !obstacleIn(value));
    const gone = Object.keys(passed.current).filter((name) => !(name in now));
    passed.current = now;
    const updatedArgs = Object.fromEntries([...changed, ...gone.map((name) => [name, undefined])]);
    inner.current.emit(UPDATE_STORY_ARGS, { storyId: id, updatedArgs });
  }

  function show(frame: HTMLIFrameElement) {
    const root = frame.contentDocument?.getElementById('storybook-root');
    // A failed load must not block the next iframe.
    if (!root) return endTurn.current?.();
    watch.current?.disconnect();
    watch.current = new ResizeObserver(() => setHeight(Math.max(least, root.parentElement!.scrollHeight)));
    watch.current.observe(root);
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = frame.contentWindow as unknown as PreviewWindow;
    const settle = () => {
      if (inner.current === channel) return;
      const hasTaken = document.activeElement === frame;
      frame.blur();
      if (hasTaken) reader?.focus({ preventScroll: true });
      inner.current = channel;
      passOn();
      setShown(true);
      endTurn.current?.();
    };
    // A story whose play function fails finishes without a rendered event.
    for (const event of [STORY_RENDERED, STORY_FINISHED])
      if (channel.last(event)) settle();
      else channel.once(event, settle);
  }

  return (
    <div ref={place} style={{ minBlockSize: height }}>
      {!isNear || !hasTurn ? null : (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- The content is a story of this Storybook.
        <iframe
          title={name}
          // Storybook runs the play function only if the story is not embedded. Nothing would show what axe finds in here,
          // and it would run again after each changed control.
          src={`iframe.html?id=${id}&viewMode=story${plays ? '' : '&embed=true'}&globals=${address};a11y.manual:!true`}
          inert={!shown}
          style={{
            inlineSize: !shown && width === '100%' ? room : width,
            blockSize: height,
            ...(!shown && { position: 'fixed', visibility: 'hidden' }),
          }}
          onLoad={({ currentTarget }) => show(currentTarget)}
        />
      )}
    </div>
  );
}
