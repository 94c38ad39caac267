import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, CalendarPlus, Mail, Printer, Search } from 'lucide';
import { expect } from 'storybook/test';
import { Stack } from '../../layout/Stack';
import { Text } from '../../layout/Text';
import { Icon } from '.';
import { guide } from './Icon.guide';

const icons = { ArrowRight, CalendarPlus, Mail, Printer, Search };

const meta = {
  title: 'Media/Icon',
  component: Icon,
  parameters: { guide },
  args: { icon: Printer },
  argTypes: { icon: { options: Object.keys(icons), mapping: icons, control: 'select' } },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const icon = canvasElement.querySelector('svg')!;
    await expect(icon).toHaveAttribute('aria-hidden', 'true');
    await expect(icon.children).toHaveLength(Printer.length);
  },
};

/** The line is 1.5 px wide at every size. */
export const Sizes: Story = {
  render: () => (
    <span>
      {[16, 18, 20, 24, 40].map((size) => (
        <Icon key={size} icon={CalendarPlus} size={size} />
      ))}
    </span>
  ),
  play: async ({ canvasElement }) => {
    for (const icon of canvasElement.querySelectorAll('svg'))
      await expect((Number(icon.getAttribute('stroke-width')) * icon.clientWidth) / 24).toBeCloseTo(1.5);
  },
};

/** Points to the left where text runs from right to left. */
export const Mirrored: Story = {
  args: { icon: ArrowRight, 'data-mirrored': true },
  render: (args) => (
    <span dir="rtl">
      <Icon {...args} />
    </span>
  ),
};

const facts = [
  { icon: CalendarPlus, text: 'May 14, 2026' },
  { icon: Mail, text: 'An invitation by email' },
  { icon: Printer, text: 'A printed program' },
];

export const BesideWords: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => (
    <Stack as="ul" space="xs">
      {facts.map(({ icon, text }) => (
        <li key={text}>
          <Stack direction="row" space="xs">
            <Icon icon={icon} size={18} />
            <Text as="span" size="s">
              {text}
            </Text>
          </Stack>
        </li>
      ))}
    </Stack>
  ),
};

export const IconsWithoutWords: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  render: () => (
    <Stack direction="row">
      {facts.map(({ icon, text }) => (
        <Icon key={text} icon={icon} />
      ))}
    </Stack>
  ),
};
