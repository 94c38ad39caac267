import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NotFoundMessage } from '.';

const meta = {
  title: 'Content/Sections/NotFoundMessage',
  component: NotFoundMessage,
  parameters: { layout: 'fullscreen' },
  args: {
    code: '404',
    heading: 'Oops! Page not found',
    text: 'The address may have changed, or a letter went missing on the way.',
    action: { label: 'Return to Home', href: '/home' },
  },
} satisfies Meta<typeof NotFoundMessage>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('404')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/home');
  },
};
