import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { preparedBy } from '../../../../../tests/browser/prepared';
import { Stack } from '../../layout/Stack';
import { Text } from '../../layout/Text';
import { applyThemeChoice, readThemeChoice, themeRadioName, themeScript } from '../../theme/themeChoice';
import { ThemeSwitch } from '.';
import { guide } from './ThemeSwitch.guide';

// Each in its own frame, because its radio buttons set the theme of the whole page.
const meta = {
  title: 'Navigation/ThemeSwitch',
  component: ThemeSwitch,
  parameters: { guide, docs: { story: { inline: false, iframeHeight: 160 } } },
} satisfies Meta<typeof ThemeSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three radio buttons in a popover below the button. */
export const Open: Story = {
  parameters: preparedBy(async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('radiogroup', { name: 'Theme' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Theme' }));
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Theme' })).toBeVisible();
    await expect(canvas.getAllByRole('radio')).toHaveLength(3);
  },
};

/** A choice applies at once and is remembered. “System” follows the device and clears the stored choice. */
export const Choosing: Story = {
  tags: ['!dev', '!autodocs'],
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

/** The theme follows the radio buttons by CSS alone, so it works before hydration and without scripts. */
export const WithoutScript: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { theme: 'light' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Theme' }));
    await expect(canvas.getByRole('radio', { name: 'Light' })).toBeChecked();
    const dark = canvas.getByRole<HTMLInputElement>('radio', { name: 'Dark' });
    // Bypasses React, which only reacts to events.
    dark.checked = true;
    await expect(getComputedStyle(document.documentElement).colorScheme).toBe('dark');
    canvas.getByRole<HTMLInputElement>('radio', { name: 'Light' }).checked = true;
    await expect(getComputedStyle(document.documentElement).colorScheme).toBe('light');
  },
};

const radio = (value: string) => `<input type="radio" name="${themeRadioName}" value="${value}">`;

/** A choice is followed in other tabs. */
export const OtherTab: Story = {
  tags: ['!dev', '!autodocs'],
  // oxlint-disable-next-line react/iframe-missing-sandbox -- it stands for another page of the site
  render: () => <iframe title="Tab" srcDoc={`<script>${themeScript}</script>${radio('dark')}${radio('')}`} />,
  play: async ({ canvas }) => {
    const tab = canvas.getByTitle<HTMLIFrameElement>('Tab');
    const chosen = () => tab.contentDocument!.querySelector<HTMLInputElement>(':checked')?.value;
    await waitFor(() => expect(chosen()).toBeDefined());
    for (const choice of ['dark', null] as const) {
      applyThemeChoice(choice);
      await waitFor(() => expect(chosen()).toBe(choice ?? ''));
    }
  },
};

export const TwoSwitches: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  parameters: preparedBy(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: 'Theme' })[0]!);
  }),
  render: () => (
    <Stack space="xl">
      <Text measure>
        The pages of this site are light or dark, as you like it. Your choice is kept on this device, and the next visit
        begins with it.
      </Text>
      <Stack direction="row" justify="between">
        <ThemeSwitch />
        <ThemeSwitch />
      </Stack>
    </Stack>
  ),
};
