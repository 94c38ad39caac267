import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ExecutiveBriefForm } from './ExecutiveBriefForm';
import { formStories, sentMessage } from '../formStories';
import { executiveBrief } from './definition';

const stories = formStories(executiveBrief);

const meta = {
  title: 'Content/Forms/ExecutiveBriefForm',
  component: ExecutiveBriefForm,
  parameters: { layout: 'fullscreen' },
  args: { onSubmit: fn(async () => sentMessage) },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof ExecutiveBriefForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = stories.empty;
export const Errors: Story = { ...stories.errors, tags: ['!test'] };
export const Sent: Story = { ...stories.sent, tags: ['slow'] };
export const Failed: Story = { ...stories.failed, tags: ['!test'] };
