import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { preparedBy } from '../../../../../tests/browser/prepared';
import { closeShownNotices } from '../../../../../tests/browser/notices';
import { Button } from '../../actions/Button';
import { TextInput, type TextInputProps } from '../../fields';
import { controlled } from '../../fields/Field/controlled';
import { Stack } from '../../layout/Stack';
import { notify } from '.';
import { guide } from './notify.guide';

/** `notify` is a function, not a component: call it from anywhere after an action. */
function Buttons() {
  return (
    <Stack direction="row">
      <Button
        variant="secondary"
        onClick={() => void notify.success('Content updated successfully', 'It is a draft until you publish it.')}
      >
        Succeed
      </Button>
      <Button
        variant="secondary"
        onClick={() =>
          void notify.error('Failed to save recipe', 'What you typed is kept. Check your connection and try again.')
        }
      >
        Fail
      </Button>
      <Button variant="secondary" onClick={() => void notify.success('Recipe updated successfully')}>
        Save
      </Button>
    </Stack>
  );
}

const meta = {
  title: 'Feedback/notify',
  component: Buttons,
  parameters: { guide, noControls: '`notify` is a function, which these buttons call.' },
} satisfies Meta<typeof Buttons>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What ends a notice: the animations of its invisible timer. */
const timersOf = (notice: HTMLElement) => notice.getAnimations({ subtree: true });

/** Lets the lifetime of a notice pass at once. What it leads to comes with the next frame. */
async function passLifetime(notice: HTMLElement) {
  for (const timer of timersOf(notice)) timer.finish();
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
}

/** Announced politely; disappears after four seconds. */
export const Success: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Succeed' }));
    const region = within(await screen.findByRole('region', { name: 'Notifications' }));
    const notice = await region.findByRole('status');
    await expect(notice).toHaveTextContent(/^Content updated successfullyIt is a draft/);
    await expect(region.queryByRole('alert')).toBeNull();
    await expect(timersOf(notice).map(({ effect }) => effect?.getTiming().duration)).toEqual([4000]);
    await passLifetime(notice);
    await waitFor(() => expect(region.queryByRole('status')).toBeNull());
  },
};

/** Announced at once; stays until it is closed. */
export const Failure: Story = {
  parameters: preparedBy(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
    await screen.findByRole('alert');
  }),
  play: async ({ userEvent }) => {
    const notice = screen.getByRole('alert');
    await expect(notice).toHaveTextContent(/^Failed to save recipeWhat you typed is kept/);
    await passLifetime(notice);
    await expect(notice).toBeVisible();
    await userEvent.click(within(notice).getByRole('button', { name: 'Close toast' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  },
};

/** The same failure again replaces the notice, another one does not. */
export const SameFailureTwice: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
    const first = await screen.findByRole('alert');
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
    await waitFor(() => expect(first).not.toBeInTheDocument());
    await expect(screen.getAllByRole('alert')).toHaveLength(1);
    await notify.error('Failed to save recipe', 'Someone else has deleted it.');
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
    await closeShownNotices();
  },
};

/** A focused notice stays, so that it can be read and closed by keyboard. */
export const FocusHoldsIt: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { noticesExpire: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const notice = await screen.findByRole('status');
    within(notice).getByRole('button', { name: 'Close toast' }).focus();
    await expect(timersOf(notice).map(({ playState }) => playState)).toEqual(['paused']);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  },
};

/** At most three; the fourth appears when one disappears. */
export const AtMostThree: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    for (let press = 0; press < 4; press++) await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getAllByRole('status')).toHaveLength(3));
    const first = screen.getAllByRole('button', { name: 'Close toast' })[0];
    await userEvent.click(first as HTMLElement);
    await waitFor(() => expect(first).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getAllByRole('status')).toHaveLength(3));
    await closeShownNotices();
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  },
};

const Input = controlled<TextInputProps['value'], TextInputProps>(TextInput);

export const FieldErrorAsNotice: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  parameters: {
    ...preparedBy(async () => {
      await notify.error('Message not sent', 'Enter an email address such as name@example.com.');
      await screen.findByRole('alert');
    }),
    docs: { story: { iframeHeight: 480 } },
  },
  render: () => (
    <Stack>
      <Input label="Name" autoComplete="name" value="Ada Norling" onChange={fn()} />
      <Input label="Email" type="email" autoComplete="email" value="ada@" onChange={fn()} />
      <Stack direction="row">
        <Button>Send message</Button>
      </Stack>
    </Stack>
  ),
};
