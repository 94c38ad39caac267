import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../Text';
import { Kbd } from '.';
import { guide } from './Kbd.guide';

const meta = {
  title: 'Text/Kbd',
  component: Kbd,
  parameters: { guide },
  args: { children: 'Esc' },
} satisfies Meta<typeof Kbd>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InASentence: Story = {
  render: (args) => (
    <Text>
      <Kbd {...args} /> closes the search.
    </Text>
  ),
  play: async ({ canvas }) => {
    const key = canvas.getByText('Esc');
    await expect(key.localName).toBe('kbd');
    // Same size as the text, without a taller line.
    await expect(getComputedStyle(key).fontSize).toBe(getComputedStyle(key.parentElement!).fontSize);
  },
};

export const Together: Story = {
  args: { children: 'Ctrl' },
  render: (args) => (
    <Text>
      Press <Kbd {...args} /> + <Kbd>K</Kbd> to search.
    </Text>
  ),
  play: async ({ canvas }) => expect(canvas.getByText(/to search/)).toHaveTextContent('Press Ctrl + K to search.'),
};

export const ForcedColours: Story = { ...InASentence, globals: { colours: 'forced' } };

export const TwoKeysInOne: Story = {
  tags: ['!dev', '!autodocs'],
  args: { children: 'Ctrl + K' },
  render: (args) => (
    <Text>
      Press <Kbd {...args} /> to search.
    </Text>
  ),
};
