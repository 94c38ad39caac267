import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { mentorshipSection } from '../../lists/global-initiatives';
import { mentorshipPrograms } from '../../collections/mentorship-programs/entries';
import { MentorshipPrograms } from '.';

const meta = {
  title: 'Content/Sections/MentorshipPrograms',
  component: MentorshipPrograms,
  parameters: { layout: 'fullscreen' },
  args: { ...mentorshipSection, programs: mentorshipPrograms },
} satisfies Meta<typeof MentorshipPrograms>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await expect(canvas.getAllByRole('img')).toHaveLength(3);
  },
};
