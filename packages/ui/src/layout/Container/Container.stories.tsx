import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Heading } from '../Heading';
import { Stack } from '../Stack';
import { Text } from '../Text';
import { Container, containerElements, containerWidths } from '.';
import { guide } from './Container.guide';

const meta = {
  title: 'Layout/Container',
  component: Container,
  args: {
    children: (
      <Text>
        The content stays off the edges of the window and never grows wider than its measure, however wide the window
        is.
      </Text>
    ),
  },
  argTypes: { width: { options: containerWidths }, as: { options: containerElements } },
  parameters: { guide, layout: 'fullscreen' },
} satisfies Meta<typeof Container>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {
  play: async ({ canvas }) => {
    const text = canvas.getByRole('paragraph').getBoundingClientRect();
    await expect(text.left).toBeGreaterThanOrEqual(16);
    await expect(text.width).toBeLessThanOrEqual(1200);
  },
};
export const TextWidth: Story = {
  args: { width: 'text' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('paragraph').getBoundingClientRect().width).toBeLessThanOrEqual(680),
};
export const Narrow: Story = { args: { width: 'narrow' } };
export const Main: Story = {
  args: { as: 'main' },
  play: async ({ canvas }) => expect(canvas.getByRole('main')).toBeVisible(),
};

export const ContainerInContainer: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: {
    children: (
      <Stack>
        <Heading level={2}>Where to start</Heading>
        <Container>
          <Text measure>Bring one question. The first conversation is 45 minutes and costs nothing.</Text>
        </Container>
      </Stack>
    ),
  },
};
