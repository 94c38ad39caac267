import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { drivingExcellence } from '../../collections/driving-excellence/entries';
import { DrivingExcellence } from '.';

const meta = {
  title: 'Content/Sections/DrivingExcellence',
  component: DrivingExcellence,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'The work',
    heading: 'Driving Technology Excellence',
    intro: 'Four places to start, depending on what you came for.',
    cards: drivingExcellence,
  },
} satisfies Meta<typeof DrivingExcellence>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Driving Technology Excellence' })).toBeVisible();
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links).toEqual(['/global-initiatives', '/ventures', '/media', '/resources']);
  },
};
