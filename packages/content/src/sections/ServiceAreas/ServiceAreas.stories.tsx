import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { serviceAreas } from '../../collections/service-areas/entries';
import { ServiceAreas } from '.';

const meta = {
  title: 'Content/Sections/ServiceAreas',
  component: ServiceAreas,
  parameters: { layout: 'fullscreen' },
  args: { label: 'Service areas', heading: 'Four kinds of engagement', areas: serviceAreas },
} satisfies Meta<typeof ServiceAreas>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
    for (const format of ['Executive Sessions', 'Strategic Workshops', 'Board Meetings', 'Strategic Planning']) {
      await expect(canvas.getByText(format)).toBeVisible();
    }
  },
};
