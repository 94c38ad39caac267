import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { notFoundWords } from '../../lists/not-found';
import { NotFoundMessage } from '.';

const meta = {
  title: 'Content/Sections/NotFoundMessage',
  component: NotFoundMessage,
  parameters: { layout: 'fullscreen' },
  args: notFoundWords,
} satisfies Meta<typeof NotFoundMessage>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('404')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/home');
  },
};
