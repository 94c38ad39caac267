import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inVariants } from '../../../../../tests/browser/inVariants';
import { drivingExcellenceCollection } from '../../collections/driving-excellence';
import { drivingExcellence } from '../../collections/driving-excellence/entries';
import { amounts } from '../../stories/amounts';
import { DrivingExcellence } from '.';
import { guide } from './DrivingExcellence.guide';

const meta = {
  title: 'Content/Sections/DrivingExcellence',
  component: DrivingExcellence,
  parameters: { guide, layout: 'fullscreen' },
  args: {
    label: 'The work',
    heading: 'Driving Technology Excellence',
    intro: 'Four places to start, depending on what you came for.',
    cards: drivingExcellence,
  },
} satisfies Meta<typeof DrivingExcellence>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Driving Technology Excellence' })).toBeVisible();
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links).toEqual(['/global-initiatives', '/ventures', '/media', '/resources']);
  },
};

export const States: Story = {
  tags: ['!manifest'],
  render: inVariants(DrivingExcellence, amounts('cards', drivingExcellenceCollection)),
};

export const FiveCards: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: {
    cards: [
      ...drivingExcellence,
      { ...drivingExcellence[2]!, title: 'Podcasts', description: 'Episodes to listen to.', href: '/podcasts' },
    ],
  },
};
