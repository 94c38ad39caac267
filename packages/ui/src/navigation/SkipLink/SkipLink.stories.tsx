import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SkipLink } from '.';
import { guide } from './SkipLink.guide';

const meta = {
  title: 'Navigation/SkipLink',
  component: SkipLink,
  parameters: { guide },
  args: { href: '#content' },
  decorators: [
    (Story) => (
      <>
        <Story />
        <main id="content" tabIndex={-1}>
          The skip link is above the window until the first press of Tab.
        </main>
      </>
    ),
  ],
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It becomes visible with the first press of Tab. */
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(link.getBoundingClientRect().bottom).toBeLessThan(0);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};
