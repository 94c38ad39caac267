import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { successStories } from '../../collections/success-stories/entries';
import { mentorshipTestimonials } from '../../collections/testimonials/entries';
import { Proof } from '.';

const meta = {
  title: 'Content/Sections/Proof',
  component: Proof,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Proof',
    heading: 'What came of it',
    figure: { value: '200+', label: 'Organizations advised, all services together' },
    testimonial: mentorshipTestimonials[0],
    story: successStories[0],
  },
} satisfies Meta<typeof Proof>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('200+')).toBeVisible();
    await expect(canvas.getByRole('figure')).toHaveTextContent(args.testimonial!.author);
    await expect(canvas.getByRole('heading', { name: args.story!.title })).toBeVisible();
  },
};

/** The owner has no testimonial and no story to show yet. */
export const FigureAlone: Story = {
  args: { testimonial: undefined, story: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('figure')).toBeNull();
    await expect(canvas.getByText('200+')).toBeVisible();
  },
};
