import { ListControls } from '../ListControls';
import { pageSizeOptions, readChoice, readPageSize } from '../listAddress';
import { mailStatuses } from '../message';
import { messageForms, messageStates, referenceLength } from '../messageView';
import type { MessageManagerProps } from './MessageManagerProps';

const formOptions = [
  { value: 'all', label: 'All forms' },
  ...messageForms.map(({ name, title }) => ({ value: name, label: title })),
];

const mailOptions = [
  { value: 'all', label: 'Any status' },
  { value: 'sent', label: 'Mailed' },
  { value: 'file', label: 'Saved as a file' },
  { value: 'waiting', label: 'Waiting' },
  { value: 'failed', label: 'Failed' },
];

const stateOptions = [
  { value: 'all', label: 'All' },
  { value: 'open', label: 'Open' },
  { value: 'handled', label: 'Handled' },
  { value: 'expiring', label: 'Removed soon' },
];

/** The filters of the messages. Any change returns to the first page. */
export function MessageControls({ view, onViewChange }: Pick<MessageManagerProps, 'view' | 'onViewChange'>) {
  const show = (change: Partial<typeof view>) => onViewChange({ ...view, page: 1, ...change }, { replace: false });
  return (
    <ListControls
      label="Messages to show"
      search={{
        label: 'Reference number',
        value: view.reference,
        maxLength: referenceLength,
        onChange: (reference) => show({ reference }),
      }}
      choices={[
        { label: 'Form', value: view.form, options: formOptions, onChange: (form) => show({ form }) },
        {
          label: 'Mail',
          value: view.mail,
          options: mailOptions,
          onChange: (mail) => show({ mail: readChoice(mail, ['all', ...mailStatuses] as const, 'all') }),
        },
        {
          label: 'State',
          value: view.state,
          options: stateOptions,
          onChange: (state) => show({ state: readChoice(state, messageStates, 'all') }),
        },
        {
          label: 'On a page',
          value: String(view.size),
          options: pageSizeOptions,
          onChange: (size) => show({ size: readPageSize(size) }),
        },
      ]}
    />
  );
}
