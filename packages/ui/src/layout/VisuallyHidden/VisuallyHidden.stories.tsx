import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../../actions/Link';
import { Stack } from '../Stack';
import { Text } from '../Text';
import { VisuallyHidden } from '.';
import { guide } from './VisuallyHidden.guide';

const meta = { title: 'Layout/VisuallyHidden', component: VisuallyHidden, parameters: { guide } } satisfies Meta<
  typeof VisuallyHidden
>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The number is visible; screen readers also get what is counted. */
export const BesideAFigure: Story = {
  args: { children: ' white papers' },
  render: (args) => (
    <p>
      15
      <VisuallyHidden {...args} />
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('paragraph')).toHaveTextContent('15 white papers');
    await expect(canvas.getByText('white papers').getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};

export const InALink: Story = {
  tags: ['!dev', '!autodocs'],
  args: { children: ' Brambles soup' },
  render: (args) => (
    <Stack as="ul" space="xs">
      <li>
        <Stack direction="row">
          <Text as="span">Brambles soup, a draft</Text>
          <Link href="#brambles-soup">
            Edit
            <VisuallyHidden {...args} />
          </Link>
        </Stack>
      </li>
      <li>
        <Stack direction="row">
          <Text as="span">Apple cake, public</Text>
          <Link href="#apple-cake">
            Edit
            <VisuallyHidden> Apple cake</VisuallyHidden>
          </Link>
        </Stack>
      </li>
    </Stack>
  ),
};

export const HiddenStatus: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: { children: ', a draft' },
  render: (args) => (
    <Stack as="ul" space="xs">
      <li>
        Brambles soup
        <VisuallyHidden {...args} />
      </li>
      <li>
        Apple cake
        <VisuallyHidden>, public</VisuallyHidden>
      </li>
    </Stack>
  ),
};
