import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { consultingEngagements } from '../../collections/consulting-engagements/entries';
import { consultingEngagement } from '../../collections/consulting-engagements/schema';
import { withLongTexts } from '../withLongTexts';
import { ConsultingCard } from '.';

const meta = {
  title: 'Content/Cards/ConsultingCard',
  component: ConsultingCard,
  args: { engagement: consultingEngagements[0]! },
} satisfies Meta<typeof ConsultingCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const { name, impact, focus } = args.engagement;
    await expect(canvas.getByRole('article')).toHaveTextContent(name);
    await expect(canvas.getByText(impact)).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(focus.length);
  },
};

/** Every text is as long as the owner may write it. */
export const LongTexts: Story = {
  args: { engagement: withLongTexts(consultingEngagement, consultingEngagements[0]!) },
};
