import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { MentorshipApplicationForm } from './MentorshipApplicationForm';
import { formStories, sentMessage } from '../formStories';
import { mentorshipApplicationForm as guide } from '../forms.guide';
import { mentorshipApplication } from './definition';

const stories = formStories(mentorshipApplication);

const meta = {
  title: 'Content/Forms/MentorshipApplicationForm',
  component: MentorshipApplicationForm,
  parameters: { guide, layout: 'fullscreen' },
  args: { onSubmit: fn(async () => sentMessage) },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof MentorshipApplicationForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Errors: Story = { ...stories.errors, tags: ['!test'] };
export const Sent: Story = { ...stories.sent, tags: ['slow'] };
export const Failed: Story = { ...stories.failed, tags: ['!test'] };
export const Long: Story = { ...stories.long, tags: ['!test'] };

export const OnlySomeHear: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: { words: { ...mentorshipApplication.words, response: 'Applicants who are accepted will be contacted.' } },
};
