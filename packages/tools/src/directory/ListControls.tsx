import { SelectInput, TextInput, type FieldOption } from '@advisor/ui/fields';
import type { RefObject } from 'react';
import * as styles from './rows.css';

interface Choice {
  label: string;
  value: string;
  options: readonly FieldOption[];
  onChange: (value: string) => void;
}

export interface ListControlsProps {
  /** The wrapper of the search box, for moving the focus there. */
  boxRef: RefObject<HTMLDivElement | null>;
  search: { label: string; value: string; onChange: (search: string) => void };
  filter: Choice;
  sort: Choice;
}

/** The search box, filter and sort order of a list. Renders a `<div role="search">`. */
export function ListControls({ boxRef, search, filter, sort }: ListControlsProps) {
  return (
    <div ref={boxRef} role="search" className={styles.controls}>
      <div className={styles.search}>
        <TextInput type="search" autoComplete="off" {...search} />
      </div>
      <SelectInput placeholder={null} {...filter} />
      <SelectInput placeholder={null} {...sort} />
    </div>
  );
}
