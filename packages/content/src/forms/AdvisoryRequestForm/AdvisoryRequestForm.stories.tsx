import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { AdvisoryRequestForm } from './AdvisoryRequestForm';
import { formStories, sentMessage } from '../formStories';
import { advisoryRequestForm as guide } from '../forms.guide';
import { advisoryRequest } from './definition';

const stories = formStories(advisoryRequest);

const meta = {
  title: 'Content/Forms/AdvisoryRequestForm',
  component: AdvisoryRequestForm,
  parameters: { guide, layout: 'fullscreen' },
  args: { onSubmit: fn(async () => sentMessage) },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof AdvisoryRequestForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Errors: Story = { ...stories.errors, tags: ['!test'] };
export const Sent: Story = { ...stories.sent, tags: ['slow'] };
export const Failed: Story = { ...stories.failed, tags: ['!test'] };
export const Long: Story = { ...stories.long, tags: ['!test'] };

export const AsksForSecrets: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: {
    words: {
      ...advisoryRequest.words,
      intro: 'List your administrator accounts with their passwords, and the clients that are affected.',
    },
  },
};
