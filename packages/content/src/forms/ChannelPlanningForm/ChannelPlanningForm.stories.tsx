import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ChannelPlanningForm } from './ChannelPlanningForm';
import { formStories, sentMessage } from '../formStories';
import { channelPlanningForm as guide } from '../forms.guide';
import { channelPlanning } from './definition';

const stories = formStories(channelPlanning);

const meta = {
  title: 'Content/Forms/ChannelPlanningForm',
  component: ChannelPlanningForm,
  parameters: { guide, layout: 'fullscreen' },
  args: { onSubmit: fn(async () => sentMessage) },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof ChannelPlanningForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Errors: Story = { ...stories.errors, tags: ['!test'] };
export const Sent: Story = { ...stories.sent, tags: ['slow'] };
export const Failed: Story = { ...stories.failed, tags: ['!test'] };
export const Long: Story = { ...stories.long, tags: ['!test'] };

export const AddressInText: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: {
    words: { ...channelPlanning.words, intro: 'You can also call +1 574 555 0199 or write to planning@example.com.' },
  },
};
