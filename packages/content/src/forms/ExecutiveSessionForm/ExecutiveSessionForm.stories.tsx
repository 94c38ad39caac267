import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ExecutiveSessionForm } from './ExecutiveSessionForm';
import { formStories, sentMessage } from '../formStories';
import { executiveSessionForm as guide } from '../forms.guide';
import { executiveSession } from './definition';

const stories = formStories(executiveSession);

const meta = {
  title: 'Content/Forms/ExecutiveSessionForm',
  component: ExecutiveSessionForm,
  parameters: { guide, layout: 'fullscreen' },
  args: { onSubmit: fn(async () => sentMessage) },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof ExecutiveSessionForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Errors: Story = { ...stories.errors, tags: ['!test'] };
export const Sent: Story = { ...stories.sent, tags: ['slow'] };
export const Failed: Story = { ...stories.failed, tags: ['!test'] };
export const Long: Story = { ...stories.long, tags: ['!test'] };

export const ContradictedChoice: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: { words: { ...executiveSession.words, response: 'You will hear from me within 5 business days.' } },
};
