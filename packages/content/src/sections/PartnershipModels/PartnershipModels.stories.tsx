import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inVariants } from '../../../../../tests/browser/inVariants';
import { partnershipModelsCollection } from '../../collections/partnership-models';
import { partnershipModels } from '../../collections/partnership-models/entries';
import { amounts } from '../../stories/amounts';
import { PartnershipModels } from '.';
import { guide } from './PartnershipModels.guide';

const meta = {
  title: 'Content/Sections/PartnershipModels',
  component: PartnershipModels,
  parameters: { guide, layout: 'fullscreen' },
  args: { label: 'Models', heading: 'Four ways to work together', models: partnershipModels },
} satisfies Meta<typeof PartnershipModels>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
    await expect(canvas.getAllByRole('term').filter(({ textContent }) => textContent === 'Benefits')).toHaveLength(4);
  },
};

export const States: Story = {
  tags: ['!manifest'],
  render: inVariants(PartnershipModels, amounts('models', partnershipModelsCollection)),
};

export const PartnersOfAnyKind: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: {
    models: partnershipModels.map((model) => ({
      ...model,
      idealPartners: ['Companies of any size', 'Other organizations', 'Individuals'],
    })),
  },
};
