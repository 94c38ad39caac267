import type { Meta, StoryObj } from '@storybook/react-vite';
import { Trash2 } from 'lucide';
import type { FormEvent } from 'react';
import { inStates } from '../../../../../tests/browser/inStates';
import { Icon } from '../../media/Icon';
import { expect, fn, waitFor } from 'storybook/test';
import { Stack } from '../../layout/Stack';
import { guide } from './Button.guide';
import { Button, buttonSizes } from '.';

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Send message', onClick: fn() },
  argTypes: { size: { options: buttonSizes } },
  parameters: { guide },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Secondary: Story = { args: { variant: 'secondary' } };
export const Quiet: Story = { args: { variant: 'quiet' } };
export const Small: Story = { args: { size: 'small' } };
export const Danger: Story = {
  args: { tone: 'danger', icon: <Icon icon={Trash2} size={18} />, children: 'Delete recipe' },
};
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => expect(canvas.getByRole('button')).toBeDisabled(),
};

export const States: Story = {
  tags: ['!manifest'],
  render: inStates(Button, {
    Disabled: { disabled: true },
    Busy: { busy: true, children: 'Sending…' },
    'Long text': { children: 'Send the message and everything that is attached to it' },
  }),
  play: async ({ canvas }) => {
    const [rest, , hovered, , focused, , pressed] = canvas.getAllByRole('button', { name: 'Send message' });
    const styleOf = (button: HTMLElement | undefined) => getComputedStyle(button!);
    await waitFor(() => expect(styleOf(hovered).backgroundColor).not.toBe(styleOf(rest).backgroundColor));
    await expect(styleOf(pressed).borderColor).not.toBe(styleOf(hovered).borderColor);
    await expect(styleOf(focused).outlineStyle).toBe('solid');
  },
};

const submit = fn((event: FormEvent) => event.preventDefault());

/** A busy button keeps focus and ignores further clicks, so nothing is sent twice. */
export const Busy: Story = {
  args: { busy: true, children: 'Sending…', type: 'submit' },
  decorators: [(Story) => <form onSubmit={submit}>{Story()}</form>],
  beforeEach: () => void submit.mockClear(),
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Sending…' });
    await expect(button).toHaveStyle({ opacity: 1 });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(submit).not.toHaveBeenCalled();
  },
};

export const OnePrimary: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => (
    <Stack direction="row">
      <Button>Save recipe</Button>
      <Button variant="secondary">Preview</Button>
      <Button variant="quiet">Discard changes</Button>
    </Stack>
  ),
};
export const ThreePrimaries: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  render: () => (
    <Stack direction="row">
      <Button>Save recipe</Button>
      <Button>Preview</Button>
      <Button>Discard changes</Button>
    </Stack>
  ),
};
export const VagueWords: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  render: () => (
    <Stack direction="row">
      <Button>OK</Button>
      <Button variant="secondary">Submit</Button>
    </Stack>
  ),
};
