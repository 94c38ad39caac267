import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PointCards } from '.';

const meta = {
  title: 'Content/Sections/PointCards',
  component: PointCards,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Scope',
    heading: 'Five focus areas',
    points: [
      { title: 'Program design', description: 'Tiers, margins and rules, read the way a busy partner reads them.' },
      {
        title: 'Partner recruitment',
        description: 'Who you target, who you sign and how they do in their first year.',
      },
      {
        title: 'Performance optimization',
        description: 'Which partners justify the support they get, and what the middle third needs to grow.',
      },
      {
        title: 'Partner enablement',
        description: 'Training and sales materials, judged by what partners use with clients.',
      },
      {
        title: 'Innovation and growth',
        description: 'New services and markets where your partners could follow you, or lead.',
      },
    ],
  },
} satisfies Meta<typeof PointCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FiveFocusAreas: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Five focus areas' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(5);
  },
};

export const OnABand: Story = { args: { tone: 'sunken' } };
