import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ServiceLinkCard } from '.';

const meta = {
  title: 'Content/Cards/ServiceLinkCard',
  component: ServiceLinkCard,
  args: {
    link: {
      label: 'Book an MSP Assessment',
      href: '/book-msp-assessment',
      description: 'Five areas of your business, assessed in two to three weeks.',
    },
  },
} satisfies Meta<typeof ServiceLinkCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Book an MSP Assessment' })).toHaveAttribute(
      'href',
      '/book-msp-assessment',
    );
  },
};
