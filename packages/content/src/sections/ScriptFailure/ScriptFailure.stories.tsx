import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { owner } from '../../owner';
import { ScriptFailure } from '.';
import { scriptFailure as guide } from '../sections.guide';

const meta = {
  title: 'Content/Sections/ScriptFailure',
  component: ScriptFailure,
  parameters: { guide, docs: { story: { inline: false, iframeHeight: 240 } } },
  args: { email: owner.email, id: 'load-failure', visible: true },
  argTypes: { visible: { table: { defaultValue: { summary: 'true with `onRetry`' } } } },
} satisfies Meta<typeof ScriptFailure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Visible: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('what you typed is kept');
    await expect(canvas.getByRole('button', { name: 'Reload' })).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^mailto:/));
  },
};

/** The initial state: nothing is visible or announced. */
export const Hidden: Story = {
  args: { visible: false },
  play: async ({ canvas }) => expect(canvas.queryByRole('alert')).toBeNull(),
};

/** A part that can be loaded again without the page. */
export const Again: Story = {
  args: { visible: undefined, what: 'The search', onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The search could not be loaded.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
