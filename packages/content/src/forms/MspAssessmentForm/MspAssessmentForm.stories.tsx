import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { MspAssessmentForm } from './MspAssessmentForm';
import { formStories, sentMessage } from '../formStories';
import { mspAssessment } from './definition';

const stories = formStories(mspAssessment);

const meta = {
  title: 'Content/Forms/MspAssessmentForm',
  component: MspAssessmentForm,
  parameters: { layout: 'fullscreen' },
  args: { onSubmit: fn(async () => sentMessage) },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof MspAssessmentForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = stories.empty;
export const Errors: Story = { ...stories.errors, tags: ['!test'] };
export const Sent: Story = { ...stories.sent, tags: ['slow'] };
export const Failed: Story = { ...stories.failed, tags: ['!test'] };
