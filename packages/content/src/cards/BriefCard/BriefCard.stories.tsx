import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { briefs } from '../../collections/briefs/entries';
import { brief } from '../../collections/briefs/schema';
import { withLongTexts } from '../withLongTexts';
import { BriefCard } from '.';

const meta = {
  title: 'Content/Cards/BriefCard',
  component: BriefCard,
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

/** Every text is as long as the owner may write it. */
export const LongTexts: Story = { args: { brief: withLongTexts(brief, briefs[0]!) } };
