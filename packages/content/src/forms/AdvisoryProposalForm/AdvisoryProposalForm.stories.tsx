import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { AdvisoryProposalForm } from './AdvisoryProposalForm';
import { formStories, sentMessage } from '../formStories';
import { advisoryProposalForm as guide } from '../forms.guide';
import { advisoryProposal } from './definition';

const stories = formStories(advisoryProposal);

const meta = {
  title: 'Content/Forms/AdvisoryProposalForm',
  component: AdvisoryProposalForm,
  parameters: { guide, layout: 'fullscreen' },
  args: { onSubmit: fn(async () => sentMessage) },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof AdvisoryProposalForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Errors: Story = { ...stories.errors, tags: ['!test'] };
export const Sent: Story = { ...stories.sent, tags: ['slow'] };
export const Failed: Story = { ...stories.failed, tags: ['!test'] };
export const Long: Story = { ...stories.long, tags: ['!test'] };

export const RepeatedHeading: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: { words: { ...advisoryProposal.words, heading: 'Request an advisory proposal' } },
};
