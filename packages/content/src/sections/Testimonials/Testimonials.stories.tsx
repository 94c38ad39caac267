import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { mentorshipTestimonials } from '../../collections/testimonials/entries';
import { Testimonials } from '.';

const meta = {
  title: 'Content/Sections/Testimonials',
  component: Testimonials,
  parameters: { layout: 'fullscreen' },
  args: { label: 'Mentees', heading: 'What mentees say', testimonials: mentorshipTestimonials },
} satisfies Meta<typeof Testimonials>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('figure')).toHaveLength(2);
    await expect(canvas.getAllByText('5 out of 5')).toHaveLength(2);
  },
};
