import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ExecutiveBriefForm } from './ExecutiveBriefForm';
import { formStories, sentMessage } from '../formStories';
import { executiveBriefForm as guide } from '../forms.guide';
import { executiveBrief } from './definition';

const stories = formStories(executiveBrief);

const meta = {
  title: 'Content/Forms/ExecutiveBriefForm',
  component: ExecutiveBriefForm,
  parameters: { guide, layout: 'fullscreen' },
  args: { onSubmit: fn(async () => sentMessage) },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof ExecutiveBriefForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Errors: Story = { ...stories.errors, tags: ['!test'] };
export const Sent: Story = { ...stories.sent, tags: ['slow'] };
export const Failed: Story = { ...stories.failed, tags: ['!test'] };
export const Long: Story = { ...stories.long, tags: ['!test'] };

export const ThanksBeforeSending: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: { words: { ...executiveBrief.words, response: 'Thank you for your order! Your first brief is on its way.' } },
};
