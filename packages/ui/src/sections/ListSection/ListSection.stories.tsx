import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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
  parameters: { guide, layout: 'fullscreen' },
} satisfies Meta<typeof ListSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneColumn: Story = {
  play: async ({ canvas }) => expect(canvas.getAllByRole('listitem')).toHaveLength(4),
};

export const TwoColumns: Story = { args: { columns: 2, background: 'sunken' } };

export const AndMuchMore: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: { items: [...meta.args.items, 'And much more'] },
};
