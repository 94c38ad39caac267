import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { Heading } from '../Heading';
import { Stack } from '../Stack';
import { CalendarMonth, type CalendarDay, type CalendarMonthProps } from '.';
import { guide } from './CalendarMonth.guide';

const events: Readonly<Record<string, CalendarDay['events']>> = {
  '2027-04-13': [{ id: 'conference', title: 'Managed Services Conference' }],
  '2027-04-20': ['Webinar', 'Workshop', 'Summit', 'Round table', 'Dinner'].map((title) => ({ id: title, title })),
};

/** April 2027, from Sunday, March 28. */
const weeks = Array.from({ length: 5 }, (_week, week) =>
  Array.from({ length: 7 }, (_day, day): CalendarDay => {
    const date = new Date(Date.UTC(2027, 2, 28 + 7 * week + day)).toISOString().slice(0, 10);
    return { date, inMonth: date.startsWith('2027-04'), events: events[date] ?? [] };
  }),
);
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].map((long) => ({
  short: long.slice(0, 3),
  long,
}));

/** Holds the chosen day. */
function Held(props: CalendarMonthProps) {
  const [chosen, setChosen] = useState(props.chosen);
  return (
    <Stack space="m">
      <Heading level={2} size="xl" id={props.labelledBy}>
        April 2027
      </Heading>
      <CalendarMonth
        {...props}
        chosen={chosen}
        onChoose={(date) => {
          setChosen(date);
          props.onChoose(date);
        }}
      />
    </Stack>
  );
}

const meta = {
  title: 'Layout/CalendarMonth',
  component: CalendarMonth,
  parameters: { guide, docs: { states: 'Month' } },
  args: {
    weeks,
    weekdays,
    labelledBy: 'april',
    today: '2027-04-08',
    onChoose: fn(),
    moreLabel: (count) => `and ${count} more`,
  },
  argTypes: { chosen: { control: 'select', options: ['2027-04-13', '2027-04-20'] } },
  render: (args) => <Held key={args.chosen} {...args} />,
} satisfies Meta<typeof CalendarMonth>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Days with events are buttons. */
export const Month: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const table = within(canvas.getByRole('table', { name: 'April 2027' }));
    await expect(table.getAllByRole('columnheader')).toHaveLength(7);
    await expect(table.getAllByRole('button')).toHaveLength(2);
    await expect(table.getByText('8').closest('td')).toHaveAttribute('aria-current', 'date');
    const day = table.getByRole('button', { name: /^13\s*Managed Services Conference$/ });
    await userEvent.tab();
    await expect(day).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith('2027-04-13');
    await expect(day).toHaveAttribute('aria-pressed', 'true');
  },
};

export const Chosen: Story = { args: { chosen: '2027-04-20' } };

/** A day names three events and counts the rest. */
export const ManyOnADay: Story = {
  args: { today: '2027-04-20' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('button', { name: /^20/ })).toHaveTextContent(/Webinar\s*Workshop\s*Summit\s*and 2 more$/),
};

/** On a phone a day shows a count; its accessible name still has the titles. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: /Managed Services Conference/ })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const ForcedColours: Story = { args: { chosen: '2027-04-20' }, globals: { colours: 'forced' } };

export const OneEvent: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    weeks: weeks.map((week) => week.map((day) => ({ ...day, events: day.date === '2027-04-13' ? day.events : [] }))),
  },
};
