import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SpeakingForm } from './SpeakingForm';
import { formStories, sentMessage } from '../formStories';
import { speaking } from './definition';
import { speakingForm as guide } from '../forms.guide';

const stories = formStories(speaking);

const meta = {
  title: 'Content/Forms/SpeakingForm',
  component: SpeakingForm,
  parameters: { guide, layout: 'fullscreen' },
  args: { onSubmit: fn(async () => sentMessage) },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof SpeakingForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Errors: Story = { ...stories.errors, tags: ['!test'] };
export const Sent: Story = { ...stories.sent, tags: ['slow'] };
export const Failed: Story = { ...stories.failed, tags: ['!test'] };
export const Long: Story = { ...stories.long, tags: ['!test'] };

export const ListedFields: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: { words: { ...speaking.words, intro: 'Organization, contact, email, event, date and location are required.' } },
};
