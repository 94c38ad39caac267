import { SearchDialog, type SearchResult } from '@advisor/ui';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { searchIndexPath, type SearchData } from '../search/entries';
import { goToPlace } from '../search/goToPlace';
import { searchStarts } from '../search/starts';
import { siteSearch, type SiteSearch } from '../search/siteSearch';

export interface SearchPanelProps {
  /** Whether it is shown. */
  open: boolean;
  /** The initial text of the field. */
  initialQuery: string | undefined;
  /** Called when it asks to close. */
  onClose: () => void;
}

/** The search dialog, connected to the index and the router. Rendered in the body, because a closed menu hides its content. */
export function SearchPanel({ open, initialQuery, onClose }: SearchPanelProps) {
  const navigate = useNavigate();
  const [recent, setRecent] = useState<readonly SearchResult[]>([]);
  // Before the first letter is typed. A failure is told, and tried again, by the search itself.
  useEffect(() => void (open && loaded().catch(() => {})), [open]);
  return createPortal(
    <SearchDialog
      open={open}
      initialQuery={initialQuery ?? ''}
      onClose={onClose}
      label="Search this site"
      hint="Pages, tools, papers, episodes, events and glossary terms, by their words."
      search={async (query) => (await loaded()).find(query)}
      closest={async (query) => (await loaded()).closest(query)}
      recent={recent}
      popular={searchStarts}
      onChoose={({ href, title, kind = '' }) => {
        setRecent([{ href, title, kind }, ...recent.filter((other) => other.href !== href)].slice(0, 5));
        onClose();
        const { pathname, search, hash } = new URL(href, location.href);
        // A list on this page reads the address when it is loaded.
        if (pathname === location.pathname && search) return location.assign(href);
        if (pathname !== location.pathname || !hash) return void navigate(href);
        // A result on this page changes the hash, as a link of the page does.
        location.assign(href);
        goToPlace();
      }}
    />,
    document.body,
  );
}

let index: Promise<SiteSearch> | undefined;

/** The search with its index, fetched once, and again after a failure. */
function loaded(): Promise<SiteSearch> {
  index ??= load().catch((error: unknown) => {
    index = undefined;
    throw error;
  });
  return index;
}

async function load() {
  const response = await fetch(searchIndexPath);
  if (!response.ok) throw new Error(`${searchIndexPath} was answered with status ${response.status}`);
  return siteSearch((await response.json()) as SearchData);
}
