import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { StrategyGuideForm } from './StrategyGuideForm';
import { formStories, sentMessage } from '../formStories';
import { strategyGuide } from './definition';

const stories = formStories(strategyGuide);

const meta = {
  title: 'Content/Forms/StrategyGuideForm',
  component: StrategyGuideForm,
  parameters: { layout: 'fullscreen' },
  args: { onSubmit: fn(async () => sentMessage) },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof StrategyGuideForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = stories.empty;
export const Errors: Story = { ...stories.errors, tags: ['!test'] };
export const Sent: Story = { ...stories.sent, tags: ['slow'] };
export const Failed: Story = { ...stories.failed, tags: ['!test'] };
