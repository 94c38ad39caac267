import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { owner } from '../../owner';
import { inVariants } from '../../../../../tests/browser/inVariants';
import { ScriptFailure, type ScriptFailureProps } from '.';
import { guide } from './ScriptFailure.guide';

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

/** Fixed at the bottom of its box, as it is at that of a window. */
function InBox(props: ScriptFailureProps) {
  return (
    <div style={{ contain: 'layout', blockSize: '12rem' }}>
      <ScriptFailure {...props} />
    </div>
  );
}

export const States: Story = {
  tags: ['!manifest'],
  render: inVariants(InBox, {
    'The page has to be reloaded': { id: 'page' },
    'A part can be loaded again': { id: 'part', what: 'The search', onRetry: fn() },
    'Long: a part with a long name': {
      id: 'long',
      what: 'The form by which you ask for a proposal for the security of your whole company',
      onRetry: fn(),
    },
  }),
};

export const NoSubject: Story = { tags: ['!dev', '!autodocs', 'slow'], args: { what: 'search' } };
