import { ScriptFailure } from '@advisor/content/sections';
import { NavBarSearch } from '@advisor/ui';
import { useEffect, useState, type ComponentType } from 'react';
import { createPortal } from 'react-dom';
import { useSite } from '../content/site';
import type { SearchPanelProps } from './SearchPanel';

let Panel: ComponentType<SearchPanelProps> | undefined;
/** One at a time: an import beside one that waits for its stylesheet would show the dialog without it. */
let loading: Promise<void> | undefined;

/** The search of the site: a button for the navigation bar, and the keys / and Ctrl-K. The dialog is loaded when first opened. */
export function SiteSearch() {
  /** What stands in the field of the open dialog. */
  const [query, setQuery] = useState<string>();
  const [isLost, setLost] = useState(false);
  const { owner } = useSite();

  async function open() {
    const collected = collectText();
    try {
      if (!Panel) await (loading ??= loadPanel().finally(() => (loading = undefined)));
      setLost(false);
      setQuery(collected());
    } catch {
      collected();
      setLost(true);
    }
  }

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!asksForSearch(event)) return;
      event.preventDefault();
      void open();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <>
      <NavBarSearch onClick={() => void open()} />
      {/* In the body, because a closed menu hides what is in it. */}
      {isLost && createPortal(<ScriptFailure email={owner.email} what="The search" onRetry={open} />, document.body)}
      {Panel && <Panel open={query !== undefined} initialQuery={query} onClose={() => setQuery(undefined)} />}
    </>
  );
}

async function loadPanel() {
  await fetchPanel();
  Panel = (await import('./SearchPanel')).SearchPanel;
}

/**
 * Puts the files of the dialog, which the build names, into the browser's cache. Firefox never repeats an import that has
 * failed, and the bundler never a sheet; a fetch can be repeated.
 */
const fetchPanel = () =>
  Promise.all(
    // None on the server of `dev`.
    document.documentElement.dataset.search?.split(' ').map(async (href) => {
      const response = await fetch(href);
      await response.arrayBuffer();
      if (!response.ok) throw response;
    }) ?? [],
  );

const isTypedInto = (target: EventTarget | null) =>
  (target as Element | null)?.closest?.('input, textarea, select, [contenteditable]:not([contenteditable="false"])');

/** Ctrl-K or ⌘K anywhere; a slash outside text fields. Never above an open dialog. */
function asksForSearch({ key, ctrlKey, metaKey, altKey, target, defaultPrevented }: KeyboardEvent): boolean {
  if (defaultPrevented || altKey || document.querySelector('dialog:modal')) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k';
  return key === '/' && !isTypedInto(target);
}

/** Keeps what is typed while the dialog is loading, until the returned function takes it. */
function collectText() {
  let text = '';
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    if (ctrlKey || metaKey || altKey || isTypedInto(target) || key.length > 1) return;
    text += key;
    event.preventDefault();
  };
  document.addEventListener('keydown', onKeyDown, true);
  return () => {
    document.removeEventListener('keydown', onKeyDown, true);
    return text;
  };
}
