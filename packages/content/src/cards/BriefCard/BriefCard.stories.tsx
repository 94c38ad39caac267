import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { briefs } from '../../collections/briefs/entries';
import { BriefCard } from '.';

const meta = {
  title: 'Content/Cards/BriefCard',
  component: BriefCard,
  args: { brief: briefs[0]! },
} satisfies Meta<typeof BriefCard>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: args.brief.title })).toBeVisible();
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([...args.brief.topics]);
  },
};
