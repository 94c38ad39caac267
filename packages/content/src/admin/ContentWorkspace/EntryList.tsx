import { contentViewAddress } from '../contentView';
import { pagesOf } from '../listAddress';
import { ListResults } from '../ListResults';
import { EntryRows, type EntryRowsProps } from './EntryRows';

/** How many entries a list shows at a time. */
export const pageSize = 48;

export interface EntryListProps extends Omit<EntryRowsProps, 'move'> {
  /** Called to move an entry, by places in this list. Without it none can be moved. */
  onMove?: (from: number, to: number) => void;
}

/** Entries with pagination. */
export function EntryList({ entries, onMove, ...rows }: EntryListProps) {
  const { label, view } = rows;
  const page = Math.min(view.page, pagesOf(entries.length, pageSize));
  const start = (page - 1) * pageSize;
  return (
    <ListResults
      label={label}
      page={page}
      size={pageSize}
      total={entries.length}
      loading={false}
      hrefOf={(next) => contentViewAddress({ ...view, page: next })}
    >
      <EntryRows
        {...rows}
        entries={entries.slice(start, start + pageSize)}
        {...(onMove && { move: { start, total: entries.length, onMove } })}
      />
    </ListResults>
  );
}
