import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inVariants } from '../../../../../tests/browser/inVariants';
import { serviceAreas } from '../../collections/service-areas/entries';
import { serviceArea } from '../../collections/service-areas/schema';
import { extremes } from '../../stories/extremes';
import { ServiceCard } from '.';
import { guide } from './ServiceCard.guide';

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

export const States: Story = {
  tags: ['!manifest'],
  render: inVariants(
    ServiceCard,
    {
      ...extremes('service', serviceArea, serviceAreas[0]!),
      'Link: with href': { href: '?type=cybersecurity#form' },
    },
    'columns',
  ),
};

export const DurationAsSentence: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: { service: { ...serviceAreas[0]!, duration: 'It depends on the size of your company and what we find' } },
};
