import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../actions/Button';
import { EmptyState } from '.';
import { guide } from './EmptyState.guide';

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  parameters: { guide },
  args: {
    title: 'No recipes yet',
    children: 'Add the first one. It appears here as soon as it is saved.',
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithAction: Story = {
  args: { action: <Button onClick={fn()}>Add a recipe</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'No recipes yet' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add a recipe' })).toBeVisible();
  },
};
export const NothingFound: Story = {
  args: { title: 'No event matches', children: 'Try a shorter word, or choose all types.' },
  play: async ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
};

export const NoData: Story = { tags: ['!dev', '!autodocs', 'slow'], args: { title: 'No data', children: undefined } };
