import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../actions/Button';
import { Alert, alertTones } from '.';
import { guide } from './Alert.guide';

const meta = {
  title: 'Feedback/Alert',
  component: Alert,
  parameters: { guide },
  args: {
    title: 'The results are out of date',
    children: 'You changed an input since they were calculated. Calculate again to see the new price.',
  },
  argTypes: { tone: { options: alertTones } },
} satisfies Meta<typeof Alert>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A message that was there from the start is not announced. */
export const Info: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The results are out of date')).toBeVisible();
    await expect(canvas.queryByRole('status')).toBeNull();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
export const Success: Story = {
  args: {
    tone: 'success',
    live: true,
    title: 'Message sent',
    children: 'You will have an answer within two working days.',
  },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Message sent'),
};
export const Warning: Story = {
  args: {
    tone: 'warning',
    title: 'Someone else changed this recipe',
    children: 'Reload it before you save, or your version replaces theirs.',
  },
};
export const Danger: Story = {
  args: {
    tone: 'danger',
    live: true,
    title: 'The message was not sent',
    children: 'The connection was lost. Your text is kept.',
    action: (
      <Button variant="secondary" size="small" onClick={fn()}>
        Try again
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The message was not sent');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
export const TitleOnly: Story = { args: { title: 'This file is not available yet', children: undefined } };

export const NoWayOn: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: { tone: 'danger', title: 'An error occurred', children: 'Error code 0x80040154' },
};
