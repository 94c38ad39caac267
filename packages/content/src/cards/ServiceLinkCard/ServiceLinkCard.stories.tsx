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

export const LongTexts: Story = {
  args: {
    link: {
      label: 'Book an assessment of your managed service practice before the next renewal season',
      href: '/book-msp-assessment',
      description:
        'Five areas of your business, assessed in two to three weeks by somebody who ran such a business: pricing, contracts, security, service desk and growth, with a written report and a conversation about what to change first.',
    },
  },
};
