import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { tools } from '../../collections/tools/entries';
import { Tools } from '.';

const meta = {
  title: 'Content/Sections/Tools',
  component: Tools,
  parameters: { layout: 'fullscreen' },
  args: { label: 'Tools', heading: 'Interactive tools', intro: 'What you enter stays on your device.', tools },
} satisfies Meta<typeof Tools>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links).toEqual(tools.map(({ url }) => url));
  },
};
