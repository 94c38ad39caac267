import { sectionSurfaces } from '@advisor/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Chain } from '.';
import { guide } from './Chain.guide';

const meta = {
  title: 'Content/Sections/Chain',
  component: Chain,
  args: {
    label: 'Offerings',
    heading: 'What I offer',
    points: [
      { title: 'Program design', description: 'Tiers, margins and rules that a partner can explain.' },
      { title: 'Recruitment', description: 'A profile of the partner you need, and a first pitch.' },
      { title: 'Enablement', description: 'Training and demo systems, cut down to what partners use.' },
      { title: 'Performance', description: 'A quarterly review of which partners to invest in.' },
    ],
  },
  argTypes: { surface: { control: 'inline-radio', options: sectionSurfaces } },
  parameters: { guide, layout: 'fullscreen' },
} satisfies Meta<typeof Chain>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In order, side by side in a wide viewport. */
export const Four: Story = {
  play: async ({ canvas }) => {
    const places = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect());
    await expect(places).toHaveLength(4);
    for (const [index, place] of places.slice(1).entries()) {
      await expect(place.top).toBe(places[index]!.top);
      await expect(place.left).toBeGreaterThan(places[index]!.left);
    }
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect());
    await expect(second!.top).toBeGreaterThanOrEqual(first!.bottom);
  },
};

/** Four are two rows of two, each line up to the next part or the end of its row. */
export const OnATablet: Story = {
  globals: { viewport: { value: 'tablet', isRotated: false } },
  play: async ({ canvas }) => {
    const places = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect());
    await expect(places.map(({ left }) => left === places[0]!.left)).toEqual([true, false, true, false]);
    await expect(places[1]!.top).toBe(places[0]!.top);
    await expect(places[2]!.top).toBeGreaterThanOrEqual(places[1]!.bottom);
    await expect(places[3]!.top).toBe(places[2]!.top);
  },
};

export const One: Story = {
  args: { points: [{ title: 'Program design', description: 'Tiers, margins and rules.' }] },
  play: async ({ canvas }) => expect(canvas.getAllByRole('listitem')).toHaveLength(1),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect());
    await expect(second!.left).toBeLessThan(first!.left);
  },
};
