import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ClosingCall } from '.';

const meta = {
  title: 'Content/Sections/ClosingCall',
  component: ClosingCall,
  parameters: { layout: 'fullscreen' },
  args: {
    heading: 'Tell me what you need to decide',
    text: 'A first conversation takes 45 minutes. If I am not the right person, I will tell you who might be.',
    actions: [
      { label: 'Schedule a Consultation', href: '/schedule-consultation' },
      { label: 'Book Speaking Engagement', href: '/speaking-engagement' },
    ],
  },
} satisfies Meta<typeof ClosingCall>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Schedule a Consultation' })).toHaveAttribute(
      'href',
      '/schedule-consultation',
    );
    await expect(canvas.getByRole('link', { name: 'Book Speaking Engagement' })).toHaveAttribute(
      'href',
      '/speaking-engagement',
    );
  },
};
