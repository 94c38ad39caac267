import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { PartnershipInquiryForm } from './PartnershipInquiryForm';
import { formStories, sentMessage } from '../formStories';
import { partnershipInquiryForm as guide } from '../forms.guide';
import { partnershipInquiry } from './definition';

const stories = formStories(partnershipInquiry);

const meta = {
  title: 'Content/Forms/PartnershipInquiryForm',
  component: PartnershipInquiryForm,
  parameters: { guide, layout: 'fullscreen' },
  args: { onSubmit: fn(async () => sentMessage) },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof PartnershipInquiryForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Errors: Story = { ...stories.errors, tags: ['!test'] };
export const Sent: Story = { ...stories.sent, tags: ['slow'] };
export const Failed: Story = { ...stories.failed, tags: ['!test'] };
export const Long: Story = { ...stories.long, tags: ['!test'] };

export const Advertising: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: {
    words: {
      ...partnershipInquiry.words,
      intro: 'A partnership opens doors around the world. Do not miss this opportunity to grow.',
    },
  },
};
