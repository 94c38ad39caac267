import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inVariants } from '../../../../../tests/browser/inVariants';
import { toolsCollection } from '../../collections/tools';
import { tools } from '../../collections/tools/entries';
import { amounts } from '../../stories/amounts';
import { Tools } from '.';
import { guide } from './Tools.guide';

const meta = {
  title: 'Content/Sections/Tools',
  component: Tools,
  parameters: { guide, layout: 'fullscreen' },
  args: { label: 'Tools', heading: 'Interactive tools', intro: 'What you enter stays on your device.', tools },
} satisfies Meta<typeof Tools>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links).toEqual(tools.map(({ url }) => url));
  },
};

export const States: StoryObj<typeof meta> = {
  tags: ['!manifest'],
  render: inVariants(Tools, amounts('tools', toolsCollection)),
};

export const UnevenDescriptions: StoryObj<typeof meta> = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: {
    tools: tools.slice(0, 3).map((tool, place) => ({
      ...tool,
      description:
        place === 0
          ? `${tool.description} The result can be printed, and nothing you enter leaves your device.`
          : 'Enter a few figures.',
    })),
  },
};
