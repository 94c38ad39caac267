import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { mentorshipPrograms } from '../../collections/mentorship-programs/entries';
import { mentorshipProgram } from '../../collections/mentorship-programs/schema';
import { withLongTexts } from '../withLongTexts';
import { ProgramCard } from '.';

const meta = {
  title: 'Content/Cards/ProgramCard',
  component: ProgramCard,
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

/** Every text is as long as the owner may write it. */
export const LongTexts: Story = { args: { program: withLongTexts(mentorshipProgram, mentorshipPrograms[0]!) } };
