import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronLeft, ChevronRight, Info } from 'lucide';
import { expect, waitFor } from 'storybook/test';
import { asPrinted } from '../../../../../tests/browser/asPrinted';
import { preparedBy } from '../../../../../tests/browser/prepared';
import { ButtonLink } from '../../actions/ButtonLink';
import { Stack } from '../../layout/Stack';
import { Text } from '../../layout/Text';
import { Icon } from '../../media/Icon';
import { Tooltip } from '.';
import { guide } from './Tooltip.guide';

const meta = {
  title: 'Feedback/Tooltip',
  component: Tooltip,
  parameters: { guide, docs: { story: { iframeHeight: 120 } } },
  args: {
    text: 'Next page',
    children: (
      <ButtonLink href="#page-2" variant="quiet">
        <Icon icon={ChevronRight} data-mirrored />
      </ButtonLink>
    ),
  },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The mouse rests on the first control. */
const hovered = preparedBy(async ({ canvas, userEvent }) => {
  const [tip] = await canvas.findAllByRole('tooltip', { hidden: true });
  await userEvent.hover(tip!.previousElementSibling!);
  await waitFor(() => expect(tip).toBeVisible(), { timeout: 30_000 });
});

/** Holds that a mouse which moves straight from a control to its name is always on one of them. */
async function expectBridge(control: HTMLElement, tip: HTMLElement) {
  const [from, to] = [control.getBoundingClientRect(), tip.getBoundingClientRect()];
  const [start, end] = to.top < from.top ? [to.bottom, from.top] : [from.bottom, to.top];
  const points = Array.from({ length: 2 * (end - start) }, (_, at) => start + at / 2);
  const between = points.map((y) => document.elementFromPoint(from.left + from.width / 2, y));
  await expect(between).toEqual(points.map(() => tip));
}

const aboveIt: Story['decorators'] = [(StoryFn) => <div style={{ paddingBlockStart: 48 }}>{StoryFn()}</div>];

export const Shown: Story = {
  parameters: hovered,
  decorators: aboveIt,
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Next page' });
    const tip = canvas.getByRole('tooltip');
    await expect(tip.getBoundingClientRect().bottom).toBeLessThan(link.getBoundingClientRect().top);
    await expectBridge(link, tip);
    await asPrinted(async () => {
      await expect(tip).not.toBeVisible();
    });
    await userEvent.unhover(link);
    await expect(tip).not.toBeVisible();
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(tip).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(tip).not.toBeVisible();
  },
};

/** At the top of the window the name is below the control, and at its sides it does not leave it. */
export const InTheCorner: Story = {
  args: { text: 'Pages of recipes from the farm, the second of three' },
  parameters: { ...hovered, layout: 'fullscreen' },
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link');
    const tip = canvas.getByRole('tooltip');
    const { left, top } = tip.getBoundingClientRect();
    await expect(left).toBeGreaterThan(0);
    await expect(top).toBeGreaterThan(link.getBoundingClientRect().bottom);
    await expectBridge(link, tip);
    await userEvent.unhover(link);
    await expect(tip).not.toBeVisible();
  },
};

/** The name of a control with the keyboard's focus hides that of one that the mouse rests on. */
export const OneAtATime: Story = {
  parameters: hovered,
  decorators: aboveIt,
  render: (args) => (
    <Stack direction="row" space="xs">
      <Tooltip text="Previous page">
        <ButtonLink href="#page-1" variant="quiet">
          <Icon icon={ChevronLeft} data-mirrored />
        </ButtonLink>
      </Tooltip>
      <Tooltip {...args} />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('link', { name: 'Next page' }).focus();
    const tip = canvas.getByRole('tooltip');
    // In its place as soon as it is shown.
    const { left } = tip.getBoundingClientRect();
    await expect(left).toBeGreaterThan(0);
    await expect(tip).toHaveTextContent('Next page');
    await userEvent.tab();
    await expect(canvas.queryByRole('tooltip')).toBeNull();
  },
};

export const HiddenHelp: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  parameters: {
    ...hovered,
    docs: { story: { iframeHeight: 160 } },
  },
  args: {
    text: 'The share of the price that is left when hours, licenses and tools are paid.',
    children: (
      <ButtonLink href="#margin" variant="quiet">
        <Icon icon={Info} />
      </ButtonLink>
    ),
  },
  render: (args) => (
    <Stack direction="row" space="xs" align="center">
      <Text as="span">Margin, 32%</Text>
      <Tooltip {...args} />
    </Stack>
  ),
};
