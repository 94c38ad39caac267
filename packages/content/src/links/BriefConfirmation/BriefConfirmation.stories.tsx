import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { BriefConfirmation, type BriefConfirmationProps } from '.';
import type { BriefRefusal } from '../briefSubscription';
import { guide } from './BriefConfirmation.guide';

const onConfirm = fn<BriefConfirmationProps['onConfirm']>();

const meta = {
  title: 'Content/Links/BriefConfirmation',
  component: BriefConfirmation,
  parameters: { guide, layout: 'fullscreen' },
  args: { hasLink: true, onConfirm, formHref: '/executive-brief' },
  beforeEach: () => {
    onConfirm.mockReset();
  },
} satisfies Meta<typeof BriefConfirmation>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing happens until the button is pressed. */
export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Subscribe me' })).toBeVisible();
    await expect(onConfirm).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};

export const Subscribed: Story = {
  play: async ({ canvas, userEvent }) => {
    onConfirm.mockResolvedValue({
      subscription: {
        email: 'ada@northwind.example',
        state: 'active',
        brief_type: 'msp',
        industry: null,
        frequency: 'biweekly',
      },
      manage: '/brief-preferences#token',
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe me' }));
    const panel = await canvas.findByRole('status');
    await expect(panel).toHaveTextContent('You are subscribed');
    await expect(panel).toHaveTextContent('MSP brief, every two weeks, to ada@northwind.example.');
    await expect(canvas.getByRole('link', { name: 'Change what you get' })).toHaveAttribute(
      'href',
      '/brief-preferences#token',
    );
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(onConfirm).toHaveBeenCalledOnce();
  },
};

const refused = (refusal: BriefRefusal, title: string): Story => ({
  play: async ({ canvas, userEvent }) => {
    onConfirm.mockResolvedValue({ refusal });
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe me' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent(title);
    await expect(canvas.getByRole('link', { name: 'Order the brief' })).toHaveAttribute('href', '/executive-brief');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Invalid = refused('invalid', 'This is not a whole link');

export const Expired = refused('expired', 'The time of this link is over');

export const Used = refused('used', 'This link was used before');

export const Gone = refused('gone', 'There is nothing behind this link any more');

/** The link stays valid, and can be retried. */
export const Failed: Story = {
  play: async ({ canvas, userEvent }) => {
    onConfirm.mockRejectedValueOnce(new Error('offline'));
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe me' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server did not answer.');
    onConfirm.mockRejectedValueOnce(Object.assign(new Error('429'), { reason: 'Too many requests.' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe me' }));
    await expect(await canvas.findByText('Too many requests.')).toBeVisible();
  },
};

export const WithoutLink: Story = {
  args: { hasLink: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The link that confirms is in a mail');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
