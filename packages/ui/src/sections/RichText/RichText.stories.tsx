import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../../layout/Text';
import { RichText } from '.';
import { guide } from './RichText.guide';

const meta = {
  title: 'Sections/RichText',
  component: RichText,
  parameters: { guide },
  args: {
    children: [
      { text: 'A session is ' },
      { text: 'one working day', strong: true },
      { text: ', and never more than ' },
      { text: 'eight', emphasis: true },
      { text: ' people. ' },
      { text: 'See what it covers', href: '/book-executive-session' },
      { text: ', or read the ' },
      { text: 'NIST framework', href: 'https://www.nist.gov/cyberframework', strong: true, emphasis: true },
      { text: ' first.' },
    ],
  },
  render: (args) => (
    <Text measure>
      <RichText {...args} />
    </Text>
  ),
} satisfies Meta<typeof RichText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Marked: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('one working day').tagName).toBe('STRONG');
    await expect(canvas.getByText('eight').tagName).toBe('EM');
    await expect(canvas.getByRole('link', { name: 'See what it covers' })).toHaveAttribute(
      'href',
      '/book-executive-session',
    );
    await expect(canvas.getByRole('link', { name: /^NIST framework/ }).closest('strong > em')).not.toBeNull();
  },
};

/** Most paragraphs are plain. Markup in a text is text. */
export const Plain: Story = {
  args: { children: 'Nobody reads <b>twelve</b> pages before a board meeting.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nobody reads <b>twelve</b> pages before a board meeting.')).toBeVisible();
  },
};

export const StrongEverywhere: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: {
    children: [
      { text: 'A session is ' },
      { text: 'one working day', strong: true },
      { text: ', never for more than ' },
      { text: 'eight people', strong: true },
      { text: '. ' },
      { text: 'Before it', strong: true },
      { text: ' we read your ' },
      { text: 'last report', strong: true },
      { text: ', and ' },
      { text: 'within a week', strong: true },
      { text: ' you have ' },
      { text: 'two pages', strong: true },
      { text: ' for ' },
      { text: 'your board', strong: true },
      { text: '.' },
    ],
  },
};
