import { Button, Stack, Text } from '@advisor/ui';
import { CheckboxInput, SelectInput } from '@advisor/ui/fields';
import { useState } from 'react';
import { messageCount, type Message } from '../messages/message';
import { bulkActions, type BulkAction } from './bulkActions';
import { action as actionStyle } from './MessageManager.css';

export interface SelectionBarProps {
  /** The messages of this page. */
  rows: readonly Message[];
  /** The number of messages that match the filter, on all pages. */
  total: number;
  /** The ids of the selected messages, or `all` for all that match. */
  selected: ReadonlySet<string> | 'all';
  /** Whether spam is listed. */
  ofSpam: boolean;
  /** Called with the selected ids, or `all` for all that match. */
  onSelect: (selected: ReadonlySet<string> | 'all') => void;
  /** Called with the action for the selected messages. */
  onAct: (action: BulkAction) => void;
}

/** Selects the messages of a page or all that match, for bulk actions. Renders a `<div role="group">`. */
export function SelectionBar({ rows, total, selected, ofSpam, onSelect, onAct }: SelectionBarProps) {
  const [wanted, setWanted] = useState('');
  const everything = selected === 'all';
  const onPage = everything ? rows.length : rows.filter(({ id }) => selected.has(id)).length;
  const count = everything ? total : onPage;
  const actions = bulkActions.filter(({ value }) => value !== (ofSpam ? 'spam' : 'not-spam'));
  return (
    <div role="group" aria-label="Selected messages">
      <Stack direction="row" space="m" align="end">
        <CheckboxInput
          label="Select all on this page"
          value={onPage === rows.length}
          onChange={(all) => onSelect(new Set(all ? rows.map(({ id }) => id) : []))}
        />
        {/* Always rendered, so that changes are announced. */}
        <div role="status">
          <Text size="s" color="soft" tabular>
            {count > 0 ? `${count.toLocaleString('en-US')} selected` : ''}
          </Text>
        </div>
        {!everything && onPage === rows.length && total > rows.length ? (
          <Button variant="quiet" size="small" onClick={() => onSelect('all')}>
            Select all {messageCount(total)}
          </Button>
        ) : null}
        {everything ? (
          <Button variant="quiet" size="small" onClick={() => onSelect(new Set())}>
            Select none
          </Button>
        ) : null}
        {count > 0 ? (
          <div className={actionStyle}>
            <SelectInput
              label="With those selected"
              value={wanted}
              options={actions}
              placeholder="Choose …"
              onChange={setWanted}
            />
            <Button
              variant="secondary"
              onClick={() => {
                const action = actions.find(({ value }) => value === wanted);
                if (action) onAct(action);
              }}
            >
              Do it
            </Button>
          </div>
        ) : null}
      </Stack>
    </div>
  );
}
