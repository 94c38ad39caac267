import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { StrategyGuideForm } from './StrategyGuideForm';
import { formStories, sentMessage } from '../formStories';
import { strategyGuideForm as guide } from '../forms.guide';
import { strategyGuide } from './definition';

const stories = formStories(strategyGuide);

const meta = {
  title: 'Content/Forms/StrategyGuideForm',
  component: StrategyGuideForm,
  parameters: { guide, layout: 'fullscreen' },
  args: { onSubmit: fn(async () => sentMessage) },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof StrategyGuideForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Errors: Story = { ...stories.errors, tags: ['!test'] };
export const Sent: Story = { ...stories.sent, tags: ['slow'] };
export const Failed: Story = { ...stories.failed, tags: ['!test'] };
export const Long: Story = { ...stories.long, tags: ['!test'] };

export const HiddenSubscription: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: {
    words: {
      ...strategyGuide.words,
      response: 'A link to the guide arrives by email, and a newsletter every week. You can leave at any time.',
    },
  },
};
