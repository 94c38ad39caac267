import { ScriptFailure } from '@advisor/content/sections';
import { NavBarSearch } from '@advisor/ui';
import { useEffect, useState, type ComponentType } from 'react';
import type { SearchPanelProps } from './SearchPanel';

/** The search of the site: a button for the navigation bar, and the keys / and Ctrl-K. The dialog is loaded when first opened. */
export function SiteSearch() {
  const [isOpen, setOpen] = useState(false);
  const [loaded, setLoaded] = useState<{ Panel: ComponentType<SearchPanelProps> }>();
  const [query, setQuery] = useState('');
  const [isLost, setLost] = useState(false);

  async function open() {
    const typed = collectText();
    try {
      await fetchPanel();
      const { SearchPanel } = await import('./SearchPanel');
      setLoaded({ Panel: SearchPanel });
      setOpen(true);
      setLost(false);
    } catch {
      setLost(true);
    } finally {
      setQuery(typed.end());
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
      {isLost ? <ScriptFailure what="The search" onRetry={open} /> : null}
      {loaded ? <loaded.Panel open={isOpen} initialQuery={query} onClose={() => setOpen(false)} /> : null}
    </>
  );
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

/** Ctrl-K or ⌘K anywhere; a lone slash where it is not typed into something. Never above an open dialog. */
function asksForSearch({ key, ctrlKey, metaKey, altKey, target, defaultPrevented }: KeyboardEvent): boolean {
  if (defaultPrevented || altKey || document.querySelector('dialog:modal')) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k';
  return key === '/' && !isTypedInto(target);
}

/** Keeps what is typed while the dialog is loaded, which nothing else takes. */
function collectText() {
  let text = '';
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    if (ctrlKey || metaKey || altKey || isTypedInto(target) || key.length > 1) return;
    text += key;
    event.preventDefault();
  };
  document.addEventListener('keydown', onKeyDown, true);
  return {
    end() {
      document.removeEventListener('keydown', onKeyDown, true);
      return text;
    },
  };
}
