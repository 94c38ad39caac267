import { Disclosure, Stack } from '@advisor/ui';
import { TextInput } from '@advisor/ui/fields';
import type { ReactNode } from 'react';
import { ListControls } from '../ListControls';
import { pageSizeOptions, readChoice, readPageSize } from '../lists/listAddress';
import { mailStatuses, stateLabels } from '../messages/message';
import {
  dueFilters,
  messageForms,
  messageStateFilters,
  readDay,
  reportFilters,
  wordsLength,
} from '../messages/messageView';
import * as styles from './MessageManager.css';
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
  { value: 'all', label: 'All but spam' },
  { value: 'unread', label: 'Unread' },
  { value: 'new', label: stateLabels.new },
  { value: 'waiting', label: 'Waiting for an answer' },
  { value: 'done', label: stateLabels.done },
  { value: 'spam', label: 'Spam' },
  { value: 'expiring', label: 'Removed soon' },
];

const dueOptions = [
  { value: 'all', label: 'Any time' },
  { value: 'overdue', label: 'Overdue' },
  { value: 'today', label: 'Today or overdue' },
  { value: 'week', label: 'Within 7 days' },
  { value: 'any', label: 'With a day' },
];

const reportOptions = [
  { value: 'all', label: 'With or without' },
  { value: 'with', label: 'With one' },
];

export interface MessageControlsProps extends Pick<MessageManagerProps, 'view' | 'onViewChange'> {
  /** Another disclosure, directly below that of further filters. */
  children: ReactNode;
}

/** The search and filters of the messages. Any change resets to the first page. */
export function MessageControls({ view, onViewChange, children }: MessageControlsProps) {
  const show = (change: Partial<typeof view>) => onViewChange({ ...view, page: 1, ...change }, { replace: false });
  return (
    <Stack space="s">
      <ListControls
        label="Messages to show"
        search={{
          label: 'Search messages',
          value: view.words,
          maxLength: wordsLength,
          onChange: (words) => show({ words }),
        }}
        choices={[
          {
            label: 'State',
            value: view.state,
            options: stateOptions,
            onChange: (state) => show({ state: readChoice(state, messageStateFilters, 'all') }),
          },
          { label: 'Form', value: view.form, options: formOptions, onChange: (form) => show({ form }) },
          {
            label: 'Due',
            value: view.due,
            options: dueOptions,
            onChange: (due) => show({ due: readChoice(due, dueFilters, 'all') }),
          },
        ]}
      />
      <div>
        <Disclosure
          summary="More filters"
          open={view.mail !== 'all' || view.report !== 'all' || view.from !== '' || view.to !== ''}
        >
          <div className={styles.filters}>
            <DayInput label="From" day={view.from} onChange={(from) => show({ from })} />
            <DayInput label="To" day={view.to} onChange={(to) => show({ to })} />
            <ListControls
              label="More filters"
              choices={[
                {
                  label: 'Mail to you',
                  value: view.mail,
                  options: mailOptions,
                  onChange: (mail) => show({ mail: readChoice(mail, ['all', ...mailStatuses] as const, 'all') }),
                },
                {
                  label: 'Result of a tool',
                  value: view.report,
                  options: reportOptions,
                  onChange: (report) => show({ report: readChoice(report, reportFilters, 'all') }),
                },
                {
                  label: 'On a page',
                  value: String(view.size),
                  options: pageSizeOptions,
                  onChange: (size) => show({ size: readPageSize(size) }),
                },
              ]}
            />
          </div>
        </Disclosure>
        {children}
      </div>
    </Stack>
  );
}

/** A date filter; empty or incomplete means any. */
function DayInput({ label, day, onChange }: { label: string; day: string; onChange: (day: string) => void }) {
  return (
    <TextInput
      type="date"
      label={label}
      value={day}
      onChange={(typed) => {
        const whole = readDay(typed);
        if (typed === '' || whole !== '') onChange(whole);
      }}
    />
  );
}
