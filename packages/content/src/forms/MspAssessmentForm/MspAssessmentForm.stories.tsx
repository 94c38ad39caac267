import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { MspAssessmentForm } from './MspAssessmentForm';
import { formStories, sentMessage } from '../formStories';
import { mspAssessmentForm as guide } from '../forms.guide';
import { mspAssessment } from './definition';

const stories = formStories(mspAssessment);

const meta = {
  title: 'Content/Forms/MspAssessmentForm',
  component: MspAssessmentForm,
  parameters: { guide, layout: 'fullscreen' },
  args: { onSubmit: fn(async () => sentMessage) },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof MspAssessmentForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Errors: Story = { ...stories.errors, tags: ['!test'] };
export const Sent: Story = { ...stories.sent, tags: ['slow'] };
export const Failed: Story = { ...stories.failed, tags: ['!test'] };
export const Long: Story = { ...stories.long, tags: ['!test'] };

export const Abbreviations: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: {
    words: {
      ...mspAssessment.words,
      intro: 'Please provide your ARR, MRR, FTE and SLA figures as per the ISA scoping matrix.',
    },
  },
};
