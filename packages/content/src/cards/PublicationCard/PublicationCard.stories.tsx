import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { publications } from '../../collections/publications/entries';
import { PublicationCard } from '.';

const meta = {
  title: 'Content/Cards/PublicationCard',
  component: PublicationCard,
  args: { publication: publications[0]! },
} satisfies Meta<typeof PublicationCard>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ args, canvas }) => {
    const { title, url, publisher } = args.publication;
    await expect(canvas.getByRole('link', { name: `${title} (opens in a new tab)` })).toHaveAttribute('href', url);
    await expect(canvas.getByText(publisher)).toBeVisible();
  },
};
