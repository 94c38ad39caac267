import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { questions } from '../../collections/questions/entries';
import { Questions } from '.';

const meta = {
  title: 'Content/Sections/Questions',
  component: Questions,
  parameters: { layout: 'fullscreen' },
  args: { label: 'Questions', heading: 'Frequently asked questions', questions },
} satisfies Meta<typeof Questions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const answer = canvas.getByText(/^Yes. Many clients/);
    await expect(answer).not.toBeVisible();
    await userEvent.click(canvas.getByText('Do you work with small companies?'));
    await expect(answer).toBeVisible();
  },
};

/** Without questions there is no section. */
export const None: Story = {
  args: { questions: [] },
  play: async ({ canvas }) => expect(canvas.queryByRole('region')).toBeNull(),
};
