import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { homeClosingCall } from '../../lists/home';
import { ClosingCall } from '.';

const meta = {
  title: 'Content/Sections/ClosingCall',
  component: ClosingCall,
  parameters: { layout: 'fullscreen' },
  args: homeClosingCall,
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
