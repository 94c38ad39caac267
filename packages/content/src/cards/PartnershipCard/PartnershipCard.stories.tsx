import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { partnershipModels } from '../../collections/partnership-models/entries';
import { partnershipModel } from '../../collections/partnership-models/schema';
import { withLongTexts } from '../withLongTexts';
import { PartnershipCard } from '.';

const meta = {
  title: 'Content/Cards/PartnershipCard',
  component: PartnershipCard,
  args: { model: partnershipModels[0]! },
} satisfies Meta<typeof PartnershipCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Benefits and ideal partners are each associated with their term. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Benefits',
      'Ideal partners',
    ]);
    const [benefits, partners] = canvas.getAllByRole('definition');
    await expect(within(benefits!).getAllByRole('listitem')).toHaveLength(args.model.benefits.length);
    await expect(
      within(partners!)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([...args.model.idealPartners]);
  },
};

/** Every text is as long as the owner may write it. */
export const LongTexts: Story = { args: { model: withLongTexts(partnershipModel, partnershipModels[0]!) } };
