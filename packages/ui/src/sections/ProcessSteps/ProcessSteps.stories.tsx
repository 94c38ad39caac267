import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { headingLevels } from '../../layout/Heading';
import { sectionSurfaces } from '../../layout/Section';
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
  argTypes: {
    surface: { control: 'inline-radio', options: sectionSurfaces },
    level: { control: 'select', options: headingLevels },
  },
  parameters: { guide, layout: 'fullscreen' },
} satisfies Meta<typeof ProcessSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FourSteps: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list').tagName).toBe('OL');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Apply',
      'Talk',
      'Match',
      'Begin',
    ]);
  },
};

/** Each drawing is below its step's text, next to the number. */
export const WithDrawings: Story = {
  args: {
    steps: [
      { title: 'Apply', description: 'Fill in the form below.', drawing: <progress value={1} max={3} aria-hidden /> },
      { title: 'Begin', description: 'The kick-off session sets three goals.' },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    const drawing = canvasElement.querySelector('progress')!.getBoundingClientRect();
    await expect(canvasElement.querySelectorAll('progress')).toHaveLength(1);
    await expect(drawing.top).toBeGreaterThan(
      canvas.getByText('Fill in the form below.').getBoundingClientRect().bottom - 1,
    );
    await expect(drawing.left).toBe(canvas.getByRole('heading', { name: 'Apply' }).getBoundingClientRect().left);
  },
};

export const OnABand: Story = { args: { surface: 'sunken' } };

export const WithoutAnOrder: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    heading: 'What I work on',
    intro: undefined,
    steps: [
      { title: 'Security', description: 'Programs for teams of five to fifty people.' },
      { title: 'Pricing', description: 'Margins that last.' },
      { title: 'Partners', description: 'Programs that both sides understand.' },
    ],
  },
};
