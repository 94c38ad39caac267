import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { applyThemeChoice, readThemeChoice } from '../../theme/themeChoice';
import { ThemeSwitch } from '.';
import { guide } from './ThemeSwitch.guide';

// In iframes, because the radio buttons set the theme of the whole page.
const meta = {
  title: 'Navigation/ThemeSwitch',
  component: ThemeSwitch,
  parameters: { guide, docs: { story: { inline: false, iframeHeight: 160 } } },
} satisfies Meta<typeof ThemeSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three radio buttons in a popover below the button. */
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('radiogroup', { name: 'Theme' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Theme' }));
    await expect(canvas.getByRole('radiogroup', { name: 'Theme' })).toBeVisible();
    await expect(canvas.getAllByRole('radio')).toHaveLength(3);
  },
};

/** A choice applies at once and is stored. “System” follows the device and clears the stored choice. */
export const Choosing: Story = {
  globals: { theme: 'system' },
  play: async ({ canvas, userEvent }) => {
    applyThemeChoice(null);
    await userEvent.click(canvas.getByRole('button', { name: 'Theme' }));
    await expect(canvas.getByRole('radio', { name: 'System' })).toBeChecked();

    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
    await expect(readThemeChoice()).toBe('dark');
    await expect(localStorage.getItem('advisor-theme')).toBe('dark');
    await expect(getComputedStyle(document.documentElement).colorScheme).toBe('dark');

    await userEvent.keyboard('{ArrowLeft}');
    await expect(readThemeChoice()).toBe('light');

    await userEvent.click(canvas.getByRole('radio', { name: 'System' }));
    await expect(readThemeChoice()).toBeNull();
    await expect(localStorage.getItem('advisor-theme')).toBeNull();
  },
};

/** CSS alone applies the theme, so it works before hydration and without JavaScript. */
export const WithoutScript: Story = {
  tags: ['!autodocs'],
  globals: { theme: 'light' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Theme' }));
    const dark = canvas.getByRole<HTMLInputElement>('radio', { name: 'Dark' });
    // Bypasses React's event handlers.
    dark.checked = true;
    await expect(getComputedStyle(document.documentElement).colorScheme).toBe('dark');
    canvas.getByRole<HTMLInputElement>('radio', { name: 'Light' }).checked = true;
    await expect(getComputedStyle(document.documentElement).colorScheme).toBe('light');
  },
};
