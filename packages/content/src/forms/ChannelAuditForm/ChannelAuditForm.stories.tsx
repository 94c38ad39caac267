import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ChannelAuditForm } from './ChannelAuditForm';
import { formStories, sentMessage } from '../formStories';
import { channelAuditForm as guide } from '../forms.guide';
import { channelAudit } from './definition';

const stories = formStories(channelAudit);

const meta = {
  title: 'Content/Forms/ChannelAuditForm',
  component: ChannelAuditForm,
  parameters: { guide, layout: 'fullscreen' },
  args: { onSubmit: fn(async () => sentMessage) },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof ChannelAuditForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Errors: Story = { ...stories.errors, tags: ['!test'] };
export const Sent: Story = { ...stories.sent, tags: ['slow'] };
export const Failed: Story = { ...stories.failed, tags: ['!test'] };
export const Long: Story = { ...stories.long, tags: ['!test'] };

export const HowFormsWork: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: {
    words: {
      ...channelAudit.words,
      intro: 'Please fill in the fields below. Then press the button at the bottom to send the form.',
    },
  },
};
