import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ChannelAuditForm } from './ChannelAuditForm';
import { formStories, sentMessage } from '../formStories';
import { channelAudit } from './definition';

const stories = formStories(channelAudit);

const meta = {
  title: 'Content/Forms/ChannelAuditForm',
  component: ChannelAuditForm,
  parameters: { layout: 'fullscreen' },
  args: { onSubmit: fn(async () => sentMessage) },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof ChannelAuditForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = stories.empty;
export const Errors: Story = { ...stories.errors, tags: ['!test'] };
export const Sent: Story = { ...stories.sent, tags: ['slow'] };
export const Failed: Story = { ...stories.failed, tags: ['!test'] };
