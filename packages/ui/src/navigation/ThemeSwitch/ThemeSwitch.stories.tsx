import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { applyThemeChoice, readThemeChoice } from '../../theme/themeChoice';
import { ThemeSwitch } from '.';

const meta = { title: 'Navigation/ThemeSwitch', component: ThemeSwitch } satisfies Meta<typeof ThemeSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Named by what a press does. A choice that equals the system's wish is forgotten, so that the page follows the system again. */
export const Toggling: Story = {
  globals: { theme: 'system' },
  play: async ({ canvas, userEvent }) => {
    applyThemeChoice(null);
    const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    const other = system === 'dark' ? 'light' : 'dark';

    await userEvent.click(canvas.getByRole('button', { name: `Switch to ${other} theme` }));
    await expect(readThemeChoice()).toBe(other);
    await expect(localStorage.getItem('advisor-theme')).toBe(other);

    await userEvent.click(canvas.getByRole('button', { name: `Switch to ${system} theme` }));
    await expect(readThemeChoice()).toBeNull();
    await expect(localStorage.getItem('advisor-theme')).toBeNull();
    await expect(canvas.getByRole('button', { name: `Switch to ${other} theme` })).toHaveFocus();
  },
};
