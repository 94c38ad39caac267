import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { SlotPicker, type SlotPickerProps } from './SlotPicker';
import { guide } from './SlotPicker.guide';

const offer = {
  timeZone: 'Europe/Zurich',
  minutes: 60,
  starts: [
    '2026-11-24T08:00:00.000Z',
    '2026-11-24T08:30:00.000Z',
    '2026-11-24T09:00:00.000Z',
    '2026-11-25T08:00:00.000Z',
    '2026-11-25T10:00:00.000Z',
  ],
};

/** Holds the picked time, as a form does. */
function Held({ value, timeZone, ...props }: SlotPickerProps) {
  const [start, setStart] = useState(value);
  const [zone, setZone] = useState(timeZone);
  return (
    <SlotPicker
      {...props}
      value={start}
      onChange={(next) => {
        setStart(next);
        props.onChange(next);
      }}
      timeZone={zone}
      onTimeZoneChange={(next) => {
        setZone(next);
        props.onTimeZoneChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Content/Forms/SlotPicker',
  component: SlotPicker,
  parameters: { guide },
  argTypes: {
    value: { control: 'select', options: ['', ...offer.starts] },
    timeZone: { control: 'select', options: ['Europe/Zurich', 'America/New_York', 'Asia/Tokyo'] },
  },
  args: { offer, value: '', onChange: fn(), timeZone: 'Europe/Zurich', onTimeZoneChange: fn() },
  render: (args) => <Held key={`${args.value} ${args.timeZone}`} {...args} />,
} satisfies Meta<typeof SlotPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

/** By keyboard: a day, then a time. */
export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const day = canvas.getByRole('combobox', { name: 'Day' });
    await expect(canvas.getAllByRole('radio')).toHaveLength(3);
    await userEvent.selectOptions(day, 'Wednesday, November 25');
    await expect(canvas.getAllByRole('radio')).toHaveLength(2);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(offer.starts[3]);
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith(offer.starts[4]);
    await expect(canvas.getByRole('radio', { name: '11:00 AM' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Take no time' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(canvas.queryByText(/11:00 AM to/)).toBeNull();
  },
};

/** In another time zone the time is shown in both zones. */
export const Picked: Story = {
  args: { value: offer.starts[1]!, timeZone: 'America/New_York' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: '3:30 AM' })).toBeChecked();
    await expect(canvas.getByText(/3:30 AM to 4:30 AM/)).toHaveTextContent('9:30 AM to 10:30 AM in Zurich');
  },
};

/** Changing the time zone keeps the picked time, even if its date changes. */
export const AnotherZone: Story = {
  args: { value: offer.starts[3]! },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Show times of another place than Zurich'));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Time zone' }), 'Pacific/Honolulu');
    await expect(args.onTimeZoneChange).toHaveBeenLastCalledWith('Pacific/Honolulu');
    await expect(canvas.getByRole('combobox', { name: 'Day' })).toHaveDisplayValue('Tuesday, November 24');
    await expect(canvas.getByRole('radio', { name: '10:00 PM' })).toBeChecked();
  },
};

/** Someone else has booked the time. */
export const WithError: Story = {
  args: { error: 'This time is not free any more. Pick another one.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This time is not free any more. Pick another one.')).toBeVisible();
  },
};

/** On a phone the times wrap. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { value: offer.starts[0]! },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { value: offer.starts[0]! } };
