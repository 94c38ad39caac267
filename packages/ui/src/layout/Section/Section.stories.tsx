import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack';
import { Text } from '../Text';
import { Section } from '.';
import { guide } from './Section.guide';

const meta = {
  title: 'Layout/Section',
  component: Section,
  args: {
    label: 'About',
    heading: 'Two decades of technology leadership',
    intro: 'From a one-room service desk to the boards of two industry associations.',
    children: (
      <Stack>
        <Text measure>
          I built and sold a managed service business before most owners had heard the term. Since then I have sat on
          the other side of the table: as an advisor to vendors, as a board member, and as the person who is called when
          a plan has stopped working.
        </Text>
        <Text measure>
          The work is the same in each seat. Find what matters, say it plainly, and stay until it is done.
        </Text>
      </Stack>
    ),
  },
  parameters: { guide, layout: 'fullscreen' },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Background: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Two decades of technology leadership' })).toBeVisible();
    await expect(canvas.getAllByRole('heading')).toHaveLength(1);
  },
};
export const Sunken: Story = { args: { background: 'sunken' } };
export const WithoutLabel: Story = { args: { label: undefined } };

/** Cards and tables use the full page width below the heading. */
export const Wide: Story = { args: { wide: true } };

/** Without a heading there is no name for a region. */
export const WithoutHeading: Story = {
  args: { heading: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^From a one-room service desk/)).toBeVisible();
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

/** A hairline separates sections on the page background; a coloured band needs none. */
export const OneAfterTheOther: Story = {
  render: (args) => (
    <>
      <Section {...args} />
      <Section {...args} label="Practice" heading="What the work looks like" />
      <Section {...args} label="Results" heading="What changed" background="sunken" />
      <Section {...args} label="Next" heading="Where to start" />
    </>
  ),
  play: async ({ canvas }) => {
    const frames = canvas.getAllByRole('region').map((section) => section.querySelector('div > div')!);
    const lines = frames.map((frame) => getComputedStyle(frame).borderTopWidth);
    await expect(lines).toEqual(['1px', '1px', '0px', '0px']);
  },
};

export const EveryBandSunken: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  render: (args) => (
    <>
      <Section {...args} background="sunken" />
      <Section {...args} background="sunken" label="Practice" heading="What the work looks like" />
    </>
  ),
};
