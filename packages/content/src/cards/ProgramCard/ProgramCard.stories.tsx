import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inVariants } from '../../../../../tests/browser/inVariants';
import { mentorshipPrograms } from '../../collections/mentorship-programs/entries';
import { mentorshipProgram } from '../../collections/mentorship-programs/schema';
import { extremes } from '../../stories/extremes';
import { ProgramCard } from '.';
import { guide } from './ProgramCard.guide';

const meta = {
  title: 'Content/Cards/ProgramCard',
  component: ProgramCard,
  parameters: { guide },
  args: { program: mentorshipPrograms[0]! },
} satisfies Meta<typeof ProgramCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const { name, illustrationAlt, duration, cadence, focus } = args.program;
    await expect(canvas.getByRole('heading', { name })).toBeVisible();
    await expect(canvas.getByRole('img', { name: illustrationAlt })).toBeVisible();
    // Queries see a no-break space as a blank.
    await expect(canvas.getByText(duration.replaceAll('\u00A0', ' '))).toBeVisible();
    await expect(canvas.getByText(cadence)).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(focus.length);
  },
};

export const States: Story = {
  tags: ['!manifest'],
  render: inVariants(
    ProgramCard,
    {
      ...extremes('program', mentorshipProgram, mentorshipPrograms[0]!),
      'Link: with href': { href: '?type=technology#form' },
    },
    'columns',
  ),
};

export const PraiseAsDescription: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: {
    program: {
      ...mentorshipPrograms[0]!,
      description: 'A unique journey that takes your career to the next level and unlocks your full potential.',
    },
  },
};
