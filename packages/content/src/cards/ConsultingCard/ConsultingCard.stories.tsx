import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inVariants } from '../../../../../tests/browser/inVariants';
import { consultingEngagements } from '../../collections/consulting-engagements/entries';
import { consultingEngagement } from '../../collections/consulting-engagements/schema';
import { extremes } from '../../stories/extremes';
import { ConsultingCard } from '.';
import { guide } from './ConsultingCard.guide';

const meta = {
  title: 'Content/Cards/ConsultingCard',
  component: ConsultingCard,
  parameters: { guide },
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

export const States: Story = {
  tags: ['!manifest'],
  render: inVariants(
    ConsultingCard,
    {
      ...extremes('engagement', consultingEngagement, consultingEngagements[0]!),
      'Many subjects': {
        engagement: { ...consultingEngagements[0]!, focus: consultingEngagements.flatMap(({ focus }) => focus) },
      },
    },
    'columns',
  ),
};

export const ClientByName: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: {
    engagement: {
      ...consultingEngagements[1]!,
      description:
        'Ninety days with a managed service provider that is losing clients, most recently with Nightjar Backup.',
    },
  },
};
