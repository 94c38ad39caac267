import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { recoveryCodes as guide } from '../account.guide';
import { sampleRecoveryCodes } from '../account/secondFactorInMemory';
import { RecoveryCodes } from '.';

const meta = {
  title: 'Content/Admin/RecoveryCodes',
  component: RecoveryCodes,
  parameters: { guide },
  args: { codes: sampleRecoveryCodes, email: 'owner@example.com' },
} satisfies Meta<typeof RecoveryCodes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async ({ canvas }) => {
    const codes = within(canvas.getByRole('list', { name: 'Recovery codes' })).getAllByRole('listitem');
    await expect(codes).toHaveLength(10);
    await expect(codes[0]).toHaveTextContent('k4m9-x7qp-2ab8-ht3z');
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Print' })).toBeVisible();
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

export const Copied: Story = {
  beforeEach: () => {
    const before = navigator.clipboard;
    const writeText = fn(async () => {});
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    return () => Object.defineProperty(navigator, 'clipboard', { value: before, configurable: true });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(await screen.findByText('Recovery codes copied')).toBeVisible();
  },
};

export const CopyRefused: Story = {
  beforeEach: () => {
    const before = navigator.clipboard;
    const writeText = fn(async () => Promise.reject(new Error('not allowed')));
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    return () => Object.defineProperty(navigator, 'clipboard', { value: before, configurable: true });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(await screen.findByText('The browser did not allow to copy')).toBeVisible();
  },
};

export const Printed: Story = {
  tags: ['!autodocs'],
  beforeEach: () => {
    const before = window.print;
    window.print = fn();
    return () => {
      window.print = before;
    };
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
    await expect(window.print).toHaveBeenCalledOnce();
  },
};
