import { SelectInput, TextInput } from '@advisor/ui/fields';
import { useSearchText } from '../useSearchText';
import * as styles from './ListControls.css';

/** A select above a list: a filter or the sort order. */
export interface ListChoice {
  /** The label: "Sort". */
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  /** Called with another value of `options`. */
  onChange: (value: string) => void;
}

export interface ListControlsProps {
  /** Names the controls to screen readers: "Recipes to show". */
  label: string;
  /** The search field; without it there is none. */
  search?: {
    label: string;
    value: string;
    maxLength: number;
    /** Called with the trimmed text when the person pauses typing. */
    onChange: (value: string) => void;
  };
  /** The selects after the search: filters, the sort order, how many rows a page has. */
  choices: readonly ListChoice[];
}

/** Search, filters and sort order of a list. Renders a `search` landmark with labelled fields. */
export function ListControls({ label, search, choices }: ListControlsProps) {
  return (
    <div role="search" aria-label={label} className={styles.controls}>
      {search ? <SearchField {...search} /> : null}
      {choices.map(({ label, value, options, onChange }) => (
        <SelectInput key={label} label={label} value={value} options={options} placeholder={null} onChange={onChange} />
      ))}
    </div>
  );
}

function SearchField({ label, value, maxLength, onChange }: NonNullable<ListControlsProps['search']>) {
  const [text, setText] = useSearchText(value, onChange);
  return (
    <div className={styles.search}>
      <TextInput type="search" label={label} value={text} maxLength={maxLength} onChange={setText} autoComplete="off" />
    </div>
  );
}
