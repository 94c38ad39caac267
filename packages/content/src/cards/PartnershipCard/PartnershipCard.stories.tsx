import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { inVariants } from '../../../../../tests/browser/inVariants';
import { partnershipModels } from '../../collections/partnership-models/entries';
import { partnershipModel } from '../../collections/partnership-models/schema';
import { extremes } from '../../stories/extremes';
import { PartnershipCard } from '.';
import { guide } from './PartnershipCard.guide';

const meta = {
  title: 'Content/Cards/PartnershipCard',
  component: PartnershipCard,
  parameters: { guide },
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

export const States: Story = {
  tags: ['!manifest'],
  render: inVariants(
    PartnershipCard,
    {
      ...extremes('model', partnershipModel, partnershipModels[0]!),
      'Link: with href': { href: '?type=strategic#form' },
    },
    'columns',
  ),
};

export const DutiesAsBenefits: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: {
    model: {
      ...partnershipModels[0]!,
      benefits: ['Two campaigns a year for our service', 'A share of each contract', 'A report on sales each month'],
    },
  },
};
