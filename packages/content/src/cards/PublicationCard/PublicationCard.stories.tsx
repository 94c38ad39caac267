import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inVariants } from '../../../../../tests/browser/inVariants';
import { publications } from '../../collections/publications/entries';
import { publication } from '../../collections/publications/schema';
import { extremes } from '../../stories/extremes';
import { PublicationCard } from '.';
import { guide } from './PublicationCard.guide';

const meta = {
  title: 'Content/Cards/PublicationCard',
  component: PublicationCard,
  parameters: { guide },
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

export const States: Story = {
  tags: ['!manifest'],
  render: inVariants(PublicationCard, extremes('publication', publication, publications[0]!), 'columns'),
};

export const AddressInDescription: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: {
    publication: {
      ...publications[0]!,
      description:
        'Five requests that produce evidence instead of an answer. Read it at https://ledger.example.com/columns.',
    },
  },
};
