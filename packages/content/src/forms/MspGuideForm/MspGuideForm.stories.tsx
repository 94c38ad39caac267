import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MspGuideForm } from './MspGuideForm';
import { guideFormWords } from '../definitions';
import { formStories, sentMessage } from '../formStories';
import { mspGuideForm as guide } from '../forms.guide';
import { mspGuide } from './definition';

const stories = formStories(mspGuide);

const meta = {
  title: 'Content/Forms/MspGuideForm',
  component: MspGuideForm,
  parameters: { guide, layout: 'fullscreen' },
  args: { onSubmit: fn(async () => sentMessage) },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof MspGuideForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Errors: Story = { ...stories.errors, tags: ['!test'] };
export const Sent: Story = { ...stories.sent, tags: ['slow'] };
export const Failed: Story = { ...stories.failed, tags: ['!test'] };
export const Long: Story = { ...stories.long, tags: ['!test'] };

/** While the guide has no file the form says so, and promises no link at once (FORM-32). */
export const WithoutFile: Story = {
  args: { words: { ...guideFormWords('msp-guide'), file: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^The guide has no file yet\./)).toBeVisible();
    await expect(canvas.queryByText(/^A link to/)).toBeNull();
  },
};

export const PassedDay: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: {
    words: {
      ...guideFormWords('msp-guide'),
      file: null,
      withoutFile: 'The guide will be ready on December 1, 2026, and its link arrives on that day.',
    },
  },
};
