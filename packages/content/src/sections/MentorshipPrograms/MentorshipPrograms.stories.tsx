import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { mentorshipPrograms } from '../../collections/mentorship-programs/entries';
import { MentorshipPrograms } from '.';

const meta = {
  title: 'Content/Sections/MentorshipPrograms',
  component: MentorshipPrograms,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Mentoring',
    heading: 'Mentorship programs',
    intro: 'Three programs with a start, an end and a written plan. 325+ people in 35 countries have completed one.',
    programs: mentorshipPrograms,
  },
} satisfies Meta<typeof MentorshipPrograms>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await expect(canvas.getAllByRole('img')).toHaveLength(3);
    await expect(canvas.getAllByRole('link')[0]).toHaveAttribute('href', `?type=${mentorshipPrograms[0]!.option}#form`);
  },
};

/** Each program leads to the form on its page, with the program chosen. */
export const FormElsewhere: StoryObj<typeof meta> = {
  args: { formPage: '/apply-mentorship-program' },
  play: async ({ canvas }) =>
    expect(canvas.getAllByRole('link')[0]).toHaveAttribute(
      'href',
      `/apply-mentorship-program?type=${mentorshipPrograms[0]!.option}#form`,
    ),
};
