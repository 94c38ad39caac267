import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CallToAction } from '.';
import { guide } from './CallToAction.guide';

const meta = {
  title: 'Sections/CallToAction',
  component: CallToAction,
  args: {
    label: 'Next step',
    heading: 'Bring one question. Leave with an answer.',
    children: 'The first conversation is 45 minutes and costs nothing. You hear back within 24 hours.',
    actions: [
      { label: 'Schedule a Consultation', href: '/schedule-consultation' },
      { label: 'Book Speaking Engagement', href: '/speaking-engagement' },
    ],
  },
  parameters: { guide, layout: 'fullscreen' },
} satisfies Meta<typeof CallToAction>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoActions: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Bring one question. Leave with an answer.' })).toBeVisible();
    const fills = canvas.getAllByRole('link').map((link) => getComputedStyle(link).backgroundColor);
    await expect(new Set(fills).size).toBe(2);
  },
};
export const OneAction: Story = {
  args: { actions: [{ label: 'Contact us', href: '/contact' }], label: undefined, children: undefined },
  play: async ({ canvas }) => expect(canvas.getAllByRole('link')).toHaveLength(1),
};

export const FourActions: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: {
    actions: [
      ...meta.args.actions,
      { label: 'Get the Strategy Guide', href: '/download-strategy-guide' },
      { label: 'Contact us', href: '/contact' },
    ],
  },
};
