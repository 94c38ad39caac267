import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inVariants } from '../../../../../tests/browser/inVariants';
import { questionsCollection } from '../../collections/questions';
import { questions } from '../../collections/questions/entries';
import { amounts } from '../../stories/amounts';
import { Questions } from '.';
import { guide } from './Questions.guide';

const meta = {
  title: 'Content/Sections/Questions',
  component: Questions,
  parameters: { guide, layout: 'fullscreen' },
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

export const States: Story = {
  tags: ['!manifest'],
  render: inVariants(Questions, amounts('questions', questionsCollection)),
};

const topics = ['Fees and payment', 'Company size', 'Place of work', 'Confidentiality'];

export const TopicsAsQuestions: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: { questions: topics.map((question, place) => ({ ...questions[place]!, question })) },
};
