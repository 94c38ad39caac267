import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { partnershipModels } from '../../collections/partnership-models/entries';
import { PartnershipModels } from '.';

const meta = {
  title: 'Content/Sections/PartnershipModels',
  component: PartnershipModels,
  parameters: { layout: 'fullscreen' },
  args: { label: 'Models', heading: 'Four ways to work together', models: partnershipModels },
} satisfies Meta<typeof PartnershipModels>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
    await expect(canvas.getAllByRole('term').filter(({ textContent }) => textContent === 'Benefits')).toHaveLength(4);
  },
};
