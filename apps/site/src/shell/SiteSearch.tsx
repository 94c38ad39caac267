import { NavBarSearch, notify } from '@advisor/ui';
import { useEffect, useState, type ComponentType } from 'react';
import type { SearchPanelProps } from './SearchPanel';

/** The search of the site: a button for the navigation bar, and the keys / and Ctrl-K. The dialog is loaded when first opened. */
export function SiteSearch() {
  const [isOpen, setOpen] = useState(false);
  const [loaded, setLoaded] = useState<{ Panel: ComponentType<SearchPanelProps> }>();

  async function open() {
    try {
      const { SearchPanel } = await import('./SearchPanel');
      setLoaded({ Panel: SearchPanel });
      setOpen(true);
    } catch {
      await notify.error('The search could not be loaded', 'Check your connection and try again.');
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
      {loaded ? <loaded.Panel open={isOpen} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

const takesText = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Ctrl-K or ⌘K anywhere; a lone slash where it is not typed into something. Never above an open dialog. */
function asksForSearch({ key, ctrlKey, metaKey, altKey, target, defaultPrevented }: KeyboardEvent): boolean {
  if (defaultPrevented || altKey || document.querySelector('dialog:modal')) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k';
  return key === '/' && !(target instanceof Element && target.closest(takesText));
}
