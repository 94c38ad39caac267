import { NavBarSearch, notify } from '@advisor/ui';
import { useEffect, useState, type ComponentType } from 'react';
import type { SearchPanelProps } from './SearchPanel';

/** The search of the site: a button for the navigation bar, and the keys / and Ctrl-K. The dialog is loaded when first opened. */
export function SiteSearch() {
  const [isOpen, setOpen] = useState(false);
  const [loaded, setLoaded] = useState<{ Panel: ComponentType<SearchPanelProps> }>();
  const [query, setQuery] = useState('');

  async function open() {
    const typed = collectText();
    try {
      const { SearchPanel } = await import('./SearchPanel');
      setLoaded({ Panel: SearchPanel });
      setOpen(true);
    } catch {
      await notify.error('The search could not be loaded', 'Check your connection and try again.');
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
      {loaded ? <loaded.Panel open={isOpen} initialQuery={query} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

const takesText = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Ctrl-K or ⌘K anywhere; a slash outside text fields. Never above an open dialog. */
function asksForSearch({ key, ctrlKey, metaKey, altKey, target, defaultPrevented }: KeyboardEvent): boolean {
  if (defaultPrevented || altKey || document.querySelector('dialog:modal')) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k';
  return key === '/' && !(target instanceof Element && target.closest(takesText));
}

/** Records what is typed while the dialog is loading. */
function collectText() {
  let text = '';
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    if (ctrlKey || metaKey || altKey || (target instanceof Element && target.closest(takesText))) return;
    if (key.length > 1) return;
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
