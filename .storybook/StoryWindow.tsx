import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useRef, useState } from 'react';
import type { Channel } from 'storybook/internal/channels';
import { STORY_ARGS_UPDATED, STORY_RENDER_PHASE_CHANGED, UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import type { Args } from 'storybook/internal/types';

/** A window in which Storybook shows a story. */
interface PreviewWindow {
  __STORYBOOK_ADDONS_CHANNEL__: Channel;
}

/** Waits until the story of a window has its state. What Storybook reports later waits for the end of every animation. */
function untilPrepared({ __STORYBOOK_ADDONS_CHANNEL__: channel }: PreviewWindow) {
  return new Promise<void>((prepared) => {
    const check = ({ newPhase }: { newPhase?: string }) => {
      if (newPhase === 'completing' || newPhase === 'finished') prepared();
    };
    channel.on(STORY_RENDER_PHASE_CHANGED, check);
    check((channel.last(STORY_RENDER_PHASE_CHANGED)?.[0] ?? {}) as { newPhase?: string });
  });
}

/** What has just lost the focus on the page, to a window perhaps. */
let unfocused: EventTarget | null = null;
const noteFocus = ({ target }: FocusEvent) => {
  unfocused = target;
  setTimeout(() => (unfocused = null));
};

/**
 * Gives the focus back whenever the story takes it. The story does not notice: a form would check the field that is left.
 *
 * @returns what ends it
 */
function keepFocus(frame: HTMLIFrameElement) {
  const ended = new AbortController();
  const { signal } = ended;
  const inWindow = frame.contentWindow!;
  let givingBack = false;
  const hide = (event: Event) => {
    if (givingBack) event.stopImmediatePropagation();
  };
  for (const type of ['blur', 'focusout']) inWindow.addEventListener(type, hide, { capture: true, signal });
  const giveBack = () => {
    givingBack = true;
    frame.blur();
    if (unfocused instanceof HTMLElement) unfocused.focus({ preventScroll: true });
    givingBack = false;
  };
  if (document.activeElement === frame) giveBack();
  // After `focus()` in the story has ended, which otherwise takes it again.
  inWindow.addEventListener('focus', () => queueMicrotask(giveBack), { signal });
  return () => ended.abort();
}

/** What a dialog leaves free above and below, in px. */
const aroundDialog = 64;

/** px. Higher than any story that is read; one of ten thousand terms scrolls in its window. */
const maxHeight = 8000;

/** What a control of the page can change, and can be sent. */
const isPlain = (value: unknown) => Object(value) !== value;

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
 * A story in its own iframe, as high as its content. A dialog takes focus when it opens, and scrolls to itself: so that the
 * page does not jump, the iframe is detached from the layout and gives the focus back until the story has its state.
 */
export function StoryWindow({ id, name, address, width = '100%', least = 100 }: StoryWindowProps) {
  const docs = useContext(DocsContext);
  const place = useRef<HTMLDivElement>(null);
  const iframe = useRef<HTMLIFrameElement>(null);
  const watch = useRef<ResizeObserver>(undefined);
  /** The available width, in px; undefined while far from the viewport. */
  const [room, setRoom] = useState<number>();
  const [shown, setShown] = useState(false);
  const [height, setHeight] = useState(least);

  // One listener for all windows, as it is the same function.
  useEffect(() => document.addEventListener('focusout', noteFocus), []);

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

  useEffect(() => {
    if (!shown) return;
    const { __STORYBOOK_ADDONS_CHANNEL__: inWindow } = iframe.current!.contentWindow as unknown as PreviewWindow;
    const forward = ({ storyId, args }: { storyId: string; args: Args }) => {
      if (storyId !== id) return;
      const updatedArgs = Object.fromEntries(Object.entries(args).filter(([, value]) => isPlain(value)));
      inWindow.emit(UPDATE_STORY_ARGS, { storyId, updatedArgs });
    };
    const story = docs.storyById(id);
    const { unmappedArgs: args } = docs.getStoryContext(story);
    if (Object.entries(args).some(([name, value]) => value !== story.initialArgs[name])) forward({ storyId: id, args });
    docs.channel.on(STORY_ARGS_UPDATED, forward);
    return () => docs.channel.off(STORY_ARGS_UPDATED, forward);
  }, [docs, id, shown]);

  async function show(frame: HTMLIFrameElement) {
    const endKeepingFocus = keepFocus(frame);
    await untilPrepared(frame.contentWindow as unknown as PreviewWindow);
    endKeepingFocus();
    const { body, head } = frame.contentDocument!;
    // A dialog or a menu keeps the wheel from the page below it. The page around its window has to scroll on.
    const chaining = frame.contentDocument!.createElement('style');
    chaining.textContent = '* { overscroll-behavior: auto }';
    head.append(chaining);
    const root = body.querySelector('#storybook-root')!;
    // A dialog is as high as it needs to be in a frame as high as the viewport, and has no place in the page.
    const dialogs = [...body.querySelectorAll<HTMLElement>('dialog[open]')].map(
      ({ offsetHeight }) => offsetHeight + aroundDialog,
    );
    setShown(true);
    // As high as the window by default, which then could not shrink.
    body.style.minBlockSize = 'auto';
    watch.current?.disconnect();
    // Not before: it would stay as high as what the story was on the way to its state.
    watch.current = new ResizeObserver(() =>
      setHeight(Math.min(maxHeight, Math.max(least, body.scrollHeight, ...dialogs))),
    );
    watch.current.observe(root);
  }

  return (
    <div ref={place} style={{ minBlockSize: height }}>
      {room === undefined ? null : (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- What it shows is a story of this Storybook.
        <iframe
          ref={iframe}
          title={name}
          src={`iframe.html?id=${id}&viewMode=story&globals=${address}`}
          inert={!shown}
          style={{
            inlineSize: !shown && width === '100%' ? room : width,
            // High enough that a dialog which opens need not scroll to what takes the focus.
            blockSize: shown ? height : '100vh',
            ...(!shown && { position: 'fixed', visibility: 'hidden' }),
          }}
          onLoad={({ currentTarget }) => void show(currentTarget)}
        />
      )}
    </div>
  );
}
