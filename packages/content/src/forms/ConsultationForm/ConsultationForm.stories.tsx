import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ConsultationForm } from './ConsultationForm';
import { formStories, sentMessage } from '../formStories';
import { consultationForm as guide } from '../forms.guide';
import { consultation } from './definition';

const stories = formStories(consultation);

const meta = {
  title: 'Content/Forms/ConsultationForm',
  component: ConsultationForm,
  parameters: { guide, layout: 'fullscreen' },
  args: { onSubmit: fn(async () => sentMessage) },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof ConsultationForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Errors: Story = { ...stories.errors, tags: ['!test'] };
export const Sent: Story = { ...stories.sent, tags: ['slow'] };
export const Failed: Story = { ...stories.failed, tags: ['!test'] };
export const Long: Story = { ...stories.long, tags: ['!test'] };

export const AsksForMore: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: {
    words: { ...consultation.words, intro: 'Please give a phone number, your time zone and the best hour to call.' },
  },
};
