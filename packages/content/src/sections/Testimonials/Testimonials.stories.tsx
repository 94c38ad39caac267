import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inVariants } from '../../../../../tests/browser/inVariants';
import { mentorshipTestimonialsCollection } from '../../collections/testimonials';
import { mentorshipTestimonials } from '../../collections/testimonials/entries';
import { amounts } from '../../stories/amounts';
import { Testimonials } from '.';
import { guide } from './Testimonials.guide';

const meta = {
  title: 'Content/Sections/Testimonials',
  component: Testimonials,
  parameters: { guide, layout: 'fullscreen' },
  args: { label: 'Mentees', heading: 'What mentees say', testimonials: mentorshipTestimonials },
} satisfies Meta<typeof Testimonials>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('figure')).toHaveLength(2);
    await expect(canvas.getAllByText('5 out of 5')).toHaveLength(2);
  },
};

export const States: StoryObj<typeof meta> = {
  tags: ['!manifest'],
  render: inVariants(Testimonials, amounts('testimonials', mentorshipTestimonialsCollection)),
};

export const PraiseAlone: StoryObj<typeof meta> = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: {
    testimonials: mentorshipTestimonials.map((testimonial) => ({
      ...testimonial,
      quote: 'A pleasure to work with, and a true professional. I recommend her warmly to everyone.',
    })),
  },
};
