import { useEffect, useRef, useState } from 'react';
import type { Channel } from 'storybook/internal/channels';
import { STORY_RENDERED } from 'storybook/internal/core-events';

/** A window in which Storybook shows a story. */
interface PreviewWindow {
  __STORYBOOK_ADDONS_CHANNEL__: Channel;
}

interface StoryWindowProps {
  /** Of the story. */
  id: string;
  name: string;
  /** The choices of the toolbar, as an address has them. */
  address: string;
  width?: string;
  /** px */
  least?: number;
}

/**
 * A story in its own iframe, as high as its content. A dialog takes focus when it opens, and scrolls to itself:
 * so that the page neither loses focus nor jumps, the iframe is detached from the layout until the story has rendered.
 */
export function StoryWindow({ id, name, address, width = '100%', least = 100 }: StoryWindowProps) {
  const place = useRef<HTMLDivElement>(null);
  const watch = useRef<ResizeObserver>(undefined);
  /** The available width, in px; undefined while far from the viewport. */
  const [room, setRoom] = useState<number>();
  const [shown, setShown] = useState(false);
  const [height, setHeight] = useState(least);

  // Not `loading="lazy"`, which does not work for a detached iframe.
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

  function show(frame: HTMLIFrameElement) {
    const root = frame.contentDocument!.getElementById('storybook-root')!;
    watch.current?.disconnect();
    watch.current = new ResizeObserver(() => setHeight(Math.max(least, root.parentElement!.scrollHeight)));
    watch.current.observe(root);
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = frame.contentWindow as unknown as PreviewWindow;
    const settle = () => {
      frame.blur();
      setShown(true);
    };
    if (channel.last(STORY_RENDERED)) settle();
    else channel.once(STORY_RENDERED, settle);
  }

  return (
    <div ref={place} style={{ minBlockSize: height }}>
      {room === undefined ? null : (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- What it shows is a story of this Storybook.
        <iframe
          title={name}
          src={`iframe.html?id=${id}&viewMode=story&globals=${address}`}
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
