import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ChannelPlanningForm } from './ChannelPlanningForm';
import { formStories, sentMessage } from '../formStories';
import { channelPlanning } from './definition';

const stories = formStories(channelPlanning);

const meta = {
  title: 'Content/Forms/ChannelPlanningForm',
  component: ChannelPlanningForm,
  parameters: { layout: 'fullscreen' },
  args: { onSubmit: fn(async () => sentMessage) },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof ChannelPlanningForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = stories.empty;
export const Errors: Story = { ...stories.errors, tags: ['!test'] };
export const Sent: Story = { ...stories.sent, tags: ['slow'] };
export const Failed: Story = { ...stories.failed, tags: ['!test'] };
