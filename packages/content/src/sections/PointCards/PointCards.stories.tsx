import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { channelFocusAreas, channelFocusAreasSection } from '../../lists/channel-assessment';
import { PointCards } from '.';

const meta = {
  title: 'Content/Sections/PointCards',
  component: PointCards,
  parameters: { layout: 'fullscreen' },
  args: { ...channelFocusAreasSection, points: channelFocusAreas },
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
