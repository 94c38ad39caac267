import { Button, Stack, Text } from '@advisor/ui';
import { CheckboxInput } from '@advisor/ui/fields';
import type { Message } from '../message';

export interface SelectionBarProps {
  /** The messages of this page. */
  rows: readonly Message[];
  selected: ReadonlySet<string>;
  /** Called with the selected ids. */
  onSelect: (ids: ReadonlySet<string>) => void;
  /** Called with the messages that are selected. */
  onDelete: (messages: readonly Message[]) => void;
}

/** Selects all messages of a page, with actions for the selected ones. Renders a `<div role="group">`. */
export function SelectionBar({ rows, selected, onSelect, onDelete }: SelectionBarProps) {
  const chosen = rows.filter(({ id }) => selected.has(id));
  return (
    <div role="group" aria-label="Selected messages">
      <Stack direction="row" space="m">
        <CheckboxInput
          label="Select all on this page"
          value={chosen.length === rows.length}
          onChange={(all) => onSelect(new Set(all ? rows.map(({ id }) => id) : []))}
        />
        {/* Always in the page, so that changes are announced. */}
        <div role="status">
          <Text size="s" color="textSoft" tabular>
            {chosen.length > 0 ? `${chosen.length} selected` : ''}
          </Text>
        </div>
        {chosen.length > 0 ? (
          <Button variant="quiet" tone="danger" size="small" onClick={() => onDelete(chosen)}>
            Delete selected
          </Button>
        ) : null}
      </Stack>
    </div>
  );
}
