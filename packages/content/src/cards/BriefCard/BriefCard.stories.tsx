import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inVariants } from '../../../../../tests/browser/inVariants';
import { briefs } from '../../collections/briefs/entries';
import { brief } from '../../collections/briefs/schema';
import { extremes } from '../../stories/extremes';
import { BriefCard } from '.';
import { guide } from './BriefCard.guide';

const meta = {
  title: 'Content/Cards/BriefCard',
  component: BriefCard,
  parameters: { guide },
  args: { brief: briefs[0]! },
} satisfies Meta<typeof BriefCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: args.brief.title })).toBeVisible();
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([...args.brief.topics]);
  },
};

export const States: Story = {
  tags: ['!manifest'],
  render: inVariants(
    BriefCard,
    { ...extremes('brief', brief, briefs[0]!), 'Link: with href': { href: '?type=cybersecurity#form' } },
    'columns',
  ),
};

export const TopicsRepeatDescription: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: { brief: { ...briefs[0]!, topics: ['Incidents', 'Rules', 'What an executive is accountable for'] } },
};
