import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { useRef, useState } from 'react';
import { Button } from '../../actions/Button';
import { Stack } from '../../layout/Stack';
import { createLanguage } from '../../language/createLanguage';
import { es } from '../../language/es';
import { Text } from '../../layout/Text';
import { notify, type ShownNotice } from '.';
import { guide } from './notify.guide';

/** `notify` is a function, not a component: call it from anywhere after an action. */
function Buttons() {
  return (
    <Stack direction="row">
      <Button
        variant="secondary"
        onClick={() =>
          void notify.success(
            'Message Sent Successfully',
            "Thank you for your message! I'll get back to you as soon as possible.",
          )
        }
      >
        Succeed
      </Button>
      <Button
        variant="secondary"
        onClick={() =>
          void notify.error('Error', 'Failed to send your message. Please try again or contact me directly.')
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
  parameters: { guide, docs: { story: { iframeHeight: 320 } } },
} satisfies Meta<typeof Buttons>;

export default meta;
type Story = StoryObj<typeof meta>;

async function closeAll() {
  for (const button of screen.queryAllByRole('button', { name: 'Close toast' })) button.click();
  await waitFor(() => expect(screen.queryAllByRole('button', { name: 'Close toast' })).toEqual([]));
}

/** The animations of the invisible timer, which end a notice. */
const timersOf = (notice: HTMLElement) => notice.getAnimations({ subtree: true });

/** Finishes the lifetime of a notice at once. The effect follows in the next frame. */
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
    await expect(notice).toHaveTextContent(/^Message Sent SuccessfullyThank you for your message!/);
    await expect(region.queryByRole('alert')).toBeNull();
    await expect(timersOf(notice).map(({ effect }) => effect?.getTiming().duration)).toEqual([4000]);
    await passLifetime(notice);
    await waitFor(() => expect(region.queryByRole('status')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Succeed' }));
    await region.findByRole('status');
  },
};

/** Announced assertively; stays until dismissed. */
export const Failure: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
    const notice = await screen.findByRole('alert');
    await expect(notice).toHaveTextContent(/^ErrorFailed to send your message/);
    await passLifetime(notice);
    await expect(notice).toBeVisible();
    await userEvent.click(within(notice).getByRole('button', { name: 'Close toast' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
    await screen.findByRole('alert');
  },
};

const spanish = createLanguage('es', es);

/** The close button and the region are labelled in the language of the notice. */
export const InSpanish: Story = {
  render: () => (
    <Button onClick={() => void notify.error('Error', 'No se pudo enviar.', { language: spanish })}>Fallar</Button>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fallar' }));
    const region = await screen.findByRole('region', { name: 'Avisos' });
    const notice = await within(region).findByRole('alert');
    await expect(within(notice).getByText('No se pudo enviar.').closest('[lang]')).toHaveAttribute('lang', 'es');
    await userEvent.click(within(notice).getByRole('button', { name: 'Cerrar el aviso' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    // The next notice is English again, and so is the region's label.
    void notify.success('Saved');
    await expect(await screen.findByRole('region', { name: 'Notifications' })).toBe(region);
    await within(region).findByRole('status');
    await closeAll();
    await userEvent.click(canvas.getByRole('button', { name: 'Fallar' }));
    await within(region).findByRole('alert');
  },
};

function Deletion() {
  const [isThere, setThere] = useState(true);
  const undo = { label: 'Undo', onAct: () => setThere(true) };
  return isThere ? (
    <Button
      variant="secondary"
      onClick={() => {
        setThere(false);
        void notify.success('Recipe deleted', undefined, { action: undo });
      }}
    >
      Delete Winter squash soup
    </Button>
  ) : (
    <Text>There is no recipe.</Text>
  );
}

/** With an undo action the notice stays until it is used or dismissed. */
export const WithAction: Story = {
  render: () => <Deletion />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Winter squash soup' }));
    const notice = await screen.findByRole('status');
    await passLifetime(notice);
    await expect(notice).toBeVisible();
    await userEvent.click(within(notice).getByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByRole('button', { name: 'Delete Winter squash soup' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Winter squash soup' }));
    await screen.findByRole('button', { name: 'Undo' });
  },
};

function Connection() {
  const notice = useRef<ShownNotice>(undefined);
  return (
    <Stack direction="row">
      <Button
        variant="secondary"
        onClick={async () => {
          notice.current = await notify.error('No connection', 'Trying again in a moment.');
        }}
      >
        Lose it
      </Button>
      <Button variant="secondary" onClick={() => notice.current?.update('No connection', 'Trying again now.')}>
        Try again
      </Button>
      <Button variant="secondary" onClick={() => notice.current?.()}>
        Have it back
      </Button>
    </Stack>
  );
}

/** A notice can be updated, and dismissed when it no longer applies. */
export const Updated: Story = {
  render: () => <Connection />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Lose it' }));
    await expect(await screen.findByText('Trying again in a moment.')).toBeVisible();
    // The notice appears before its promise resolves.
    await waitFor(async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      await expect(screen.getByRole('alert')).toHaveTextContent('Trying again now.');
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Have it back' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Lose it' }));
    await screen.findByRole('alert');
  },
};

/** A notice that is dismissed right after an update stays dismissed. */
export const UpdatedAndDismissed: Story = {
  tags: ['!autodocs'],
  play: async () => {
    const [first, second] = await Promise.all([notify.error('No connection'), notify.error('Not saved')]);
    await expect(await screen.findAllByRole('alert')).toHaveLength(2);
    first.update('No connection', 'Trying again now.');
    first();
    // A later update is shown only after an earlier one would have been.
    second.update('Not saved', 'Trying again now.');
    await expect(await screen.findByText('Trying again now.')).toBeVisible();
    await expect(screen.getAllByRole('alert')).toHaveLength(1);
    await expect(screen.getByRole('alert')).toHaveTextContent('Not saved');
    second();
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  },
};

/** The same failure again replaces the notice. */
export const SameFailureTwice: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
    const first = await screen.findByRole('alert');
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
    await waitFor(() => expect(first).not.toBeInTheDocument());
    await expect(screen.getAllByRole('alert')).toHaveLength(1);
    await closeAll();
  },
};

/** A focused notice stays, so that keyboard users can read and dismiss it. */
export const FocusHoldsIt: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const notice = await screen.findByRole('status');
    within(notice).getByRole('button', { name: 'Close toast' }).focus();
    await expect(timersOf(notice).map(({ playState }) => playState)).toEqual(['paused']);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    within(await screen.findByRole('status'))
      .getByRole('button', { name: 'Close toast' })
      .focus();
  },
};

/** At most three; the fourth is queued. */
export const AtMostThree: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    for (let press = 0; press < 4; press++) await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getAllByRole('status')).toHaveLength(3));
    const first = screen.getAllByRole('button', { name: 'Close toast' })[0];
    await userEvent.click(first as HTMLElement);
    await waitFor(() => expect(first).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getAllByRole('status')).toHaveLength(3));
  },
};

/**
 * On a phone only the newest is visible: several would cover what they are about. An error under a success is visible again
 * when that is gone.
 */
export const NewestOnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
    const error = await screen.findByRole('alert');
    await expect(error).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Succeed' }));
    const first = await screen.findByText('Message Sent Successfully');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const second = await screen.findByText('Recipe updated successfully');
    await waitFor(() => expect(first).not.toBeVisible());
    await expect(second).toBeVisible();
    await expect(error).not.toBeVisible();
    // The hidden one ends in its time.
    for (const text of [first, second]) await passLifetime(text.closest<HTMLElement>('[role="status"]')!);
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
    await expect(error).toBeVisible();
  },
};
