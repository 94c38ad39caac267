import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { serviceAreas } from '../../collections/service-areas/entries';
import { ServiceCard } from '.';
import { serviceCard as guide } from '../cards.guide';

const meta = {
  title: 'Content/Cards/ServiceCard',
  component: ServiceCard,
  parameters: { guide },
  args: { service: serviceAreas[0]! },
} satisfies Meta<typeof ServiceCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ForSomeMonths: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Cybersecurity Strategy' })).toBeVisible();
    await expect(canvas.getByText('3–\u20606 months')).toBeVisible();
    await expect(canvas.getByText('Executive Sessions')).toBeVisible();
  },
};

export const WithoutEnd: Story = {
  args: { service: serviceAreas[2]! },
  play: async ({ canvas }) => expect(canvas.getByText('Ongoing')).toBeVisible(),
};
