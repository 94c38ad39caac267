import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { publications } from '../../collections/publications/entries';
import { publication } from '../../collections/publications/schema';
import { withLongTexts } from '../withLongTexts';
import { PublicationCard } from '.';

const meta = {
  title: 'Content/Cards/PublicationCard',
  component: PublicationCard,
  args: { publication: publications[0]! },
} satisfies Meta<typeof PublicationCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const { title, url, publisher } = args.publication;
    await expect(canvas.getByRole('link', { name: `${title} (opens in a new tab)` })).toHaveAttribute('href', url);
    await expect(canvas.getByText(publisher)).toBeVisible();
  },
};

/** Every text is as long as the owner may write it. */
export const LongTexts: Story = { args: { publication: withLongTexts(publication, publications[0]!) } };
