import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inVariants } from '../../../../../tests/browser/inVariants';
import { serviceAreasCollection } from '../../collections/service-areas';
import { serviceAreas } from '../../collections/service-areas/entries';
import { amounts } from '../../stories/amounts';
import { ServiceAreas } from '.';
import { guide } from './ServiceAreas.guide';

const meta = {
  title: 'Content/Sections/ServiceAreas',
  component: ServiceAreas,
  parameters: { guide, layout: 'fullscreen' },
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

export const States: StoryObj<typeof meta> = {
  tags: ['!manifest'],
  render: inVariants(ServiceAreas, amounts('areas', serviceAreasCollection)),
};

export const FiveAreas: StoryObj<typeof meta> = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: { areas: [...serviceAreas, { ...serviceAreas[0]!, title: 'Vendor Selection', option: 'other' }] },
};
