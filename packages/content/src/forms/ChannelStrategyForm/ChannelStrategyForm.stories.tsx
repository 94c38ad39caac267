import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ChannelStrategyForm } from './ChannelStrategyForm';
import { formStories, sentMessage } from '../formStories';
import { channelStrategyForm as guide } from '../forms.guide';
import { channelStrategy } from './definition';

const stories = formStories(channelStrategy);

const meta = {
  title: 'Content/Forms/ChannelStrategyForm',
  component: ChannelStrategyForm,
  parameters: { guide, layout: 'fullscreen' },
  args: { onSubmit: fn(async () => sentMessage) },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof ChannelStrategyForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Errors: Story = { ...stories.errors, tags: ['!test'] };
export const Sent: Story = { ...stories.sent, tags: ['slow'] };
export const Failed: Story = { ...stories.failed, tags: ['!test'] };
export const Long: Story = { ...stories.long, tags: ['!test'] };

export const NobodyAnswers: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: {
    words: {
      ...channelStrategy.words,
      response: 'Your inquiry will be processed and forwarded to the department responsible.',
    },
  },
};
