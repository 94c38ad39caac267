import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ChannelStrategyForm } from './ChannelStrategyForm';
import { formStories, sentMessage } from '../formStories';
import { channelStrategy } from './definition';

const stories = formStories(channelStrategy);

const meta = {
  title: 'Content/Forms/ChannelStrategyForm',
  component: ChannelStrategyForm,
  parameters: { layout: 'fullscreen' },
  args: { onSubmit: fn(async () => sentMessage) },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof ChannelStrategyForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = stories.empty;
export const Errors: Story = { ...stories.errors, tags: ['!test'] };
export const Sent: Story = { ...stories.sent, tags: ['slow'] };
export const Failed: Story = { ...stories.failed, tags: ['!test'] };
