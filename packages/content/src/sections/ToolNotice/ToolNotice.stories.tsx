import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ToolNotice } from '.';

const meta = {
  title: 'Content/Sections/ToolNotice',
  component: ToolNotice,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ToolNotice>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This tool opens here soon')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ask for it by message' })).toHaveAttribute('href', '/contact');
  },
};
