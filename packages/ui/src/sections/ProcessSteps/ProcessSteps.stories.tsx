import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProcessSteps } from '.';
import { guide } from './ProcessSteps.guide';

const meta = {
  title: 'Sections/ProcessSteps',
  component: ProcessSteps,
  args: {
    label: 'How it works',
    heading: 'From application to first session',
    intro: 'Applications are read once a month.',
    steps: [
      { title: 'Apply', description: 'Fill in the form below. Say what you want to be able to do a year from now.' },
      {
        title: 'Talk',
        duration: '30 minutes',
        description: 'A screening call, so that both sides know whether it fits.',
      },
      {
        title: 'Match',
        duration: 'Within 2 weeks',
        description: 'You are assigned a mentor who has done what you want to do.',
      },
      { title: 'Begin', description: 'The kick-off session sets three goals and the dates of the first six months.' },
    ],
  },
  parameters: { guide, layout: 'fullscreen' },
} satisfies Meta<typeof ProcessSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FourSteps: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('list').tagName).toBe('OL');
    const signs = [...canvasElement.querySelectorAll('li > [aria-hidden="true"]')];
    await expect(signs.map(({ textContent }) => textContent)).toEqual(['1', '2', '3', '4']);
    await expect(canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Apply',
      'Talk',
      'Match',
      'Begin',
    ]);
  },
};
export const OnABand: Story = {
  args: { background: 'sunken', heading: undefined, intro: undefined, level: 3 },
  play: async ({ canvas }) => expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(4),
};

export const NumbersInTitles: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: { steps: meta.args.steps.map((step, index) => ({ ...step, title: `Step ${index + 1}: ${step.title}` })) },
};
