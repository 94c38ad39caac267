import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { mspConsulting } from '../../lists/msp-consulting';
import { ServiceLinkCard } from '.';

const meta = {
  title: 'Content/Cards/ServiceLinkCard',
  component: ServiceLinkCard,
  args: { link: mspConsulting.links[0]! },
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
