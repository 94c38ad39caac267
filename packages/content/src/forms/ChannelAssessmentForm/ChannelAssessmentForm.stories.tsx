import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ChannelAssessmentForm } from './ChannelAssessmentForm';
import { formStories, sentMessage } from '../formStories';
import { channelAssessmentForm as guide } from '../forms.guide';
import { channelAssessment } from './definition';

const stories = formStories(channelAssessment);

const meta = {
  title: 'Content/Forms/ChannelAssessmentForm',
  component: ChannelAssessmentForm,
  parameters: { guide, layout: 'fullscreen' },
  args: { onSubmit: fn(async () => sentMessage) },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof ChannelAssessmentForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Errors: Story = { ...stories.errors, tags: ['!test'] };
export const Sent: Story = { ...stories.sent, tags: ['slow'] };
export const Failed: Story = { ...stories.failed, tags: ['!test'] };
export const Long: Story = { ...stories.long, tags: ['!test'] };

export const QuestionAsHeading: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: { words: { ...channelAssessment.words, heading: 'Would you like to know how well your partners are doing?' } },
};
