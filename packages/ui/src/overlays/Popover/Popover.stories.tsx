import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { pressed } from '../../../../../tests/browser/prepared';
import { Button } from '../../actions/Button';
import { CheckboxInput } from '../../fields/CheckboxInput';
import { controlled } from '../../fields/Field/controlled';
import { TextAreaInput } from '../../fields/TextAreaInput';
import { TextInput } from '../../fields/TextInput';
import { Popover } from '.';
import { guide } from './Popover.guide';

const Checkbox = controlled(CheckboxInput);
const Area = controlled(TextAreaInput);
const Input = controlled(TextInput);
const onChange = fn();

const meta = {
  title: 'Overlays/Popover',
  component: Popover,
  parameters: { guide, docs: { story: { iframeHeight: 220 } } },
  args: {
    trigger: <Button variant="secondary">Options</Button>,
    label: 'Options',
    children: (
      <>
        <Checkbox label="Past events" value={false} onChange={onChange} />
        <Checkbox label="Online events" value onChange={onChange} />
      </>
    ),
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  parameters: { docs: { story: { inline: true } } },
};

/** Below the middle of its button. The script leaves it where the browser has shown it. */
export const Open: Story = {
  parameters: pressed('Options'),
  render: (args) => (
    <>
      <Popover {...args} /> <Button variant="quiet">Export</Button>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Options' });
    const popover = canvas.getByRole('group', { name: 'Options' });
    await waitFor(() => expect(popover).toHaveAttribute('data-side', 'below'));
    const placed = popover.getBoundingClientRect();
    await expect(placed.top).toBeGreaterThan(button.getBoundingClientRect().bottom);
    delete popover.dataset.side;
    popover.style.removeProperty('top');
    popover.style.removeProperty('left');
    const { left, top } = popover.getBoundingClientRect();
    await expect(Math.abs(left - placed.left)).toBeLessThan(1);
    await expect(Math.abs(top - placed.top)).toBeLessThan(1);

    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Past events' })).toHaveFocus();
  },
};

/** At the bottom of the window it is above its button, and at the side it stays inside. */
export const InTheCorner: Story = {
  parameters: { ...pressed('Options'), layout: 'fullscreen' },
  render: (args) => (
    <div style={{ position: 'fixed', insetInlineEnd: 0, insetBlockEnd: 0 }}>
      <Popover {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const popover = canvas.getByRole('group', { name: 'Options' });
    await waitFor(() => expect(popover).toHaveAttribute('data-side', 'above'));
    const { bottom, right } = popover.getBoundingClientRect();
    await expect(bottom).toBeLessThan(canvas.getByRole('button', { name: 'Options' }).getBoundingClientRect().top);
    await expect(right).toBeCloseTo(document.documentElement.clientWidth - 16, 0);
  },
};

/** Higher than the window: it scrolls, and stays inside. */
export const Long: Story = {
  parameters: pressed('Options'),
  args: {
    children: Array.from({ length: 24 }, (_, at) => (
      <Checkbox key={at} label={`Events of ${2003 + at}`} value={at === 23} onChange={onChange} />
    )),
  },
  play: async ({ canvas }) => {
    const popover = canvas.getByRole('group', { name: 'Options' });
    await waitFor(() => expect(popover).toHaveAttribute('data-side'));
    const { top, bottom } = popover.getBoundingClientRect();
    await expect(top).toBeCloseTo(16, 0);
    await expect(bottom).toBeCloseTo(document.documentElement.clientHeight - 16, 0);
    await expect(popover.scrollHeight).toBeGreaterThan(popover.clientHeight);
  },
};

/** With room on both sides it is below, and it moves with its button, out of the window too. */
export const Scrolled: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: pressed('Options'),
  render: (args) => (
    <div style={{ blockSize: 3000, padding: 200 }}>
      <Popover {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const popover = canvas.getByRole('group', { name: 'Options' });
    const button = canvas.getByRole('button', { name: 'Options' }).getBoundingClientRect();
    await waitFor(() => expect(popover.getBoundingClientRect().top).toBeCloseTo(button.bottom + 6, 0));
    const { left, right } = popover.getBoundingClientRect();
    await expect(left + right).toBeCloseTo(button.left + button.right, 0);
    scrollTo({ top: 1000, behavior: 'instant' });
    await waitFor(() => expect(popover.getBoundingClientRect().top).toBeCloseTo(button.bottom + 6 - 1000, 0));
    scrollTo({ top: 0, behavior: 'instant' });
  },
};

/** What has the focus next is never covered by it. */
export const FocusLeaves: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: pressed('Options'),
  render: (args) => (
    <>
      <Popover {...args} /> <Button variant="quiet">Export</Button>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const popover = canvas.getByRole('group', { name: 'Options' });
    const button = canvas.getByRole('button', { name: 'Options' });
    const [past, online] = within(popover).getAllByRole('checkbox');
    await userEvent.click(past!);
    await userEvent.tab();
    await expect(online).toHaveFocus();
    await expect(popover).toBeVisible();
    // To the button, whose press closes it.
    button.focus();
    await expect(popover).toBeVisible();
    online!.focus();
    canvas.getByRole('button', { name: 'Export' }).focus();
    await expect(popover).not.toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Export' })).toHaveFocus();

    // Safari goes past what a mouse has opened.
    await userEvent.click(button);
    await expect(popover).toBeVisible();
    canvas.getByRole('button', { name: 'Export' }).focus();
    await expect(popover).not.toBeVisible();
  },
};

export const FormInside: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  parameters: { ...pressed('Ask a question'), docs: { story: { iframeHeight: 460 } } },
  args: {
    trigger: <Button>Ask a question</Button>,
    label: 'Ask a question',
    children: (
      <>
        <Input label="Email" type="email" autoComplete="email" value="robin@example.com" onChange={onChange} />
        <Area label="Question" value="We have 240 desktops in three countries, and" onChange={onChange} />
        <Button>Send</Button>
      </>
    ),
  },
};
