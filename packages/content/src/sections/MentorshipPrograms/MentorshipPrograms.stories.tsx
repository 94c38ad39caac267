import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inVariants } from '../../../../../tests/browser/inVariants';
import { mentorshipProgramsCollection } from '../../collections/mentorship-programs';
import { mentorshipPrograms } from '../../collections/mentorship-programs/entries';
import { amounts } from '../../stories/amounts';
import { MentorshipPrograms } from '.';
import { guide } from './MentorshipPrograms.guide';

const meta = {
  title: 'Content/Sections/MentorshipPrograms',
  component: MentorshipPrograms,
  parameters: { guide, layout: 'fullscreen' },
  args: {
    label: 'Mentoring',
    heading: 'Mentorship programs',
    intro: 'Three programs with a start, an end and a written plan. 325+ people in 35 countries have completed one.',
    programs: mentorshipPrograms,
  },
} satisfies Meta<typeof MentorshipPrograms>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await expect(canvas.getAllByRole('img')).toHaveLength(3);
    await expect(canvas.getAllByRole('link')[0]).toHaveAttribute('href', `?type=${mentorshipPrograms[0]!.option}#form`);
  },
};

/** Each program leads to the form on its page, with the program chosen. */
export const FormElsewhere: Story = {
  args: { formPage: '/apply-mentorship-program' },
  play: async ({ canvas }) =>
    expect(canvas.getAllByRole('link')[0]).toHaveAttribute(
      'href',
      `/apply-mentorship-program?type=${mentorshipPrograms[0]!.option}#form`,
    ),
};

export const States: Story = {
  tags: ['!manifest'],
  render: inVariants(MentorshipPrograms, {
    ...amounts('programs', mentorshipProgramsCollection),
    'On a band': { background: 'sunken', heading: 'Three programs on a band' },
  }),
};

export const SameDrawing: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: {
    programs: mentorshipPrograms.map((program) => ({
      ...program,
      illustration: 'globe',
      illustrationAlt: mentorshipPrograms[0]!.illustrationAlt,
    })),
  },
};
