import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ContactForm } from './ContactForm';
import { formStories, sentMessage } from '../formStories';
import { contact } from './definition';
import { contactForm as guide } from '../forms.guide';

const stories = formStories(contact);

const meta = {
  title: 'Content/Forms/ContactForm',
  component: ContactForm,
  parameters: { guide, layout: 'fullscreen' },
  args: { onSubmit: fn(async () => sentMessage) },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof ContactForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Errors: Story = { ...stories.errors, tags: ['!test'] };
export const Sent: Story = { ...stories.sent, tags: ['slow'] };
export const Failed: Story = { ...stories.failed, tags: ['!test'] };
export const Long: Story = { ...stories.long, tags: ['!test'] };

export const NoTime: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: { words: { ...contact.words, response: 'You will hear from me as soon as possible.' } },
};
