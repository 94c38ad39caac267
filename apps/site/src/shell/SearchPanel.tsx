import { SearchDialog, type SearchResult } from '@advisor/ui';
import MiniSearch from 'minisearch';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { searchIndexPath, searchOptions, type FoundEntry } from '../searchIndex';

export interface SearchPanelProps {
  /** Whether it is shown. */
  open: boolean;
  /** The initial text of the field. */
  initialQuery: string;
  /** Called when it asks to close. */
  onClose: () => void;
}

/** The search dialog, connected to the index and the router. Rendered in the body, because a closed menu hides its content. */
export function SearchPanel({ open, initialQuery, onClose }: SearchPanelProps) {
  const navigate = useNavigate();
  const [recent, setRecent] = useState<readonly SearchResult[]>([]);
  return createPortal(
    <SearchDialog
      open={open}
      initialQuery={initialQuery}
      onClose={onClose}
      label="Search this site"
      hint="Pages, tools and glossary terms, by their words."
      search={find}
      recent={recent}
      onChoose={(result) => {
        setRecent([result, ...recent.filter(({ href }) => href !== result.href)].slice(0, 5));
        onClose();
        // A result on this page changes the hash, as a link would.
        if (result.href.startsWith(`${location.pathname}#`)) location.assign(result.href);
        else void navigate(result.href);
      }}
    />,
    document.body,
  );
}

/** The results of a query, best first. The index is loaded with the first query, and again after a failure. */
async function find(query: string): Promise<readonly SearchResult[]> {
  index ??= loadIndex();
  try {
    const found = (await index).search(query) as unknown as FoundEntry[];
    return found.slice(0, 12).map(({ href, title, description, kind }) => ({ href, title, description, kind }));
  } catch (error) {
    index = undefined;
    throw error;
  }
}

let index: Promise<MiniSearch> | undefined;

async function loadIndex() {
  const response = await fetch(searchIndexPath);
  if (!response.ok) throw new Error(`${searchIndexPath} was answered with status ${response.status}`);
  return MiniSearch.loadJSON(await response.text(), searchOptions);
}
