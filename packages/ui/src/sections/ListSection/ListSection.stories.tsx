import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sectionSurfaces } from '../../layout/Section';
import { ListSection } from '.';
import { guide } from './ListSection.guide';

const meta = {
  title: 'Sections/ListSection',
  component: ListSection,
  args: {
    label: 'Topics',
    heading: 'What I can talk about',
    items: [
      'Security programs for small teams',
      'Cyber insurance and evidence',
      'Pricing and margins',
      'Partner programs',
    ],
  },
  argTypes: { surface: { control: 'inline-radio', options: sectionSurfaces } },
  parameters: { guide, layout: 'fullscreen' },
} satisfies Meta<typeof ListSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneColumn: Story = {
  play: async ({ canvas }) => expect(canvas.getAllByRole('listitem')).toHaveLength(4),
};

export const TwoColumns: Story = { args: { columns: 2, surface: 'sunken' } };

export const SentencesInTwoColumns: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    columns: 2,
    items: [
      'How a team of five can run a security program without hiring a specialist.',
      'What an insurer asks for before it pays, and which evidence to keep.',
      'Why prices by the hour punish the providers that work fast.',
      'When a partner program pays for itself, and when it never does.',
    ],
  },
};
