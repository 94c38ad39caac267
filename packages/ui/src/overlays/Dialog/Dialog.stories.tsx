import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { preparedBy } from '../../../../../tests/browser/prepared';
import { object, string } from 'yup';
import { Button } from '../../actions/Button';
import { notify } from '../../feedback/notify';
import { Form } from '../../forms/Form';
import { TextField } from '../../forms/TextField';
import { Stack } from '../../layout/Stack';
import { Text } from '../../layout/Text';
import { Dialog, type DialogProps } from '.';
import { guide } from './Dialog.guide';

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  args: {
    open: true,
    onClose: fn(),
    title: 'Add a note',
    description: 'It stays on this page and is not sent.',
    children: (
      <Form
        initialValues={{ note: '' }}
        schema={object({ note: string() })}
        onSubmit={async () => {}}
        submitLabel="Save"
      >
        <input type="hidden" name="id" value="1" />
        <TextField name="note" label="Note" />
      </Form>
    ),
  },
  parameters: { guide, docs: { story: { inline: false, iframeHeight: 420 } } },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A page that opens the dialog and closes it on request. */
function Page({ openerLeaves, ...args }: DialogProps & { openerLeaves?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <main tabIndex={-1}>
      {openerLeaves && open ? null : (
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Open
        </Button>
      )}
      <Dialog
        {...args}
        open={open}
        onClose={() => {
          args.onClose();
          setOpen(false);
        }}
      />
    </main>
  );
}

/** Named by its title, described by its text, with focus on the first field. */
export const WithField: Story = {
  play: async ({ args, canvas }) => {
    const dialog = canvas.getByRole('dialog', { name: 'Add a note' });
    await expect(dialog).toHaveAccessibleDescription('It stays on this page and is not sent.');
    const field = canvas.getByRole('textbox', { name: 'Note' });
    await expect(field).toHaveFocus();
    // As when the browser's own dialog of a file field is canceled.
    await fireEvent(field, new Event('cancel', { bubbles: true }));
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
  },
};

/** Without a field, focus is on the title, so that reading starts there; long text scrolls between title and buttons. */
export const LongText: Story = {
  args: {
    title: 'How the assessment works',
    description: undefined,
    footer: <Button>Request an assessment</Button>,
    children: (
      <Stack>
        {Array.from({ length: 12 }, (_, step) => (
          <Text key={step} size="s">
            Step {step + 1}. We read what you have, ask the people who run it, and write down what differs. Nothing is
            changed on your systems while we look.
          </Text>
        ))}
      </Stack>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'How the assessment works' }).parentElement).toHaveFocus();
    const dialog = canvas.getByRole('dialog');
    dialog.scrollTop = 400;
    await expect(canvas.getByRole('button', { name: 'Request an assessment' })).toBeVisible();
    await waitFor(() => {
      const { top } = canvas.getByRole('heading', { level: 2 }).getBoundingClientRect();
      void expect(top).toBeGreaterThanOrEqual(dialog.getBoundingClientRect().top);
    });
    dialog.scrollTop = 0;
  },
};

/** Escape, the close button and a click on the backdrop ask to close; focus returns to the opener. */
export const Closing: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => <Page {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });

    await userEvent.click(opener);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(opener).toHaveFocus();

    await userEvent.click(opener);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledTimes(2);
    await expect(opener).toHaveFocus();

    await userEvent.click(opener);
    const text = canvas.getByText('It stays on this page and is not sent.');
    await userEvent.click(text);
    // Text selected past the edge of the dialog.
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: text },
      { keys: '[/MouseLeft]', target: canvas.getByRole('dialog') },
    ]);
    await expect(args.onClose).toHaveBeenCalledTimes(2);
    await userEvent.click(canvas.getByRole('dialog'));
    await expect(args.onClose).toHaveBeenCalledTimes(3);
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** Typed text does not survive closing: the content is mounted anew. */
export const Reopened: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => <Page {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await userEvent.type(canvas.getByRole('textbox'), 'Call back on Monday');
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('');
    await userEvent.keyboard('{Escape}');
  },
};

/** A caller can keep it open, even if the browser forces it to close. */
export const KeptOpen: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(2);
    const dialog = canvas.getByRole<HTMLDialogElement>('dialog');
    dialog.close();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(3));
    await waitFor(() => expect(dialog.matches(':modal')).toBe(true));
  },
};

/** If the opener is gone, focus moves to the main content. */
export const OpenerGone: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => <Page {...args} openerLeaves />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
};

/** Escape closes the upper one of two. */
export const Nested: Story = {
  render: (args) => (
    <Dialog {...args}>
      <Page {...args} title="Choose a file" onClose={fn()} />
    </Dialog>
  ),
  parameters: preparedBy(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await canvas.findByRole('dialog', { name: 'Choose a file' });
  }),
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog', { name: 'Choose a file' })).toBeNull();
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(opener).toHaveFocus();
  },
};

/** A notice shown while a dialog is open is above it and can be closed; it stays when the dialog closes. */
export const WithNotice: Story = {
  render: (args) => <Page {...args} />,
  parameters: preparedBy(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await notify.error('Failed to save recipe');
    await within(canvas.getByRole('dialog')).findByRole('alert');
  }),
  play: async ({ canvas, userEvent }) => {
    const dialog = within(canvas.getByRole('dialog'));
    const notice = dialog.getByRole('alert');
    await expect(notice).toHaveTextContent('Failed to save recipe');
    const { left, top, width, height } = notice.getBoundingClientRect();
    await expect(notice).toContainElement(document.elementFromPoint(left + width / 2, top + height / 2) as HTMLElement);

    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(await screen.findByRole('alert')).toHaveTextContent('Failed to save recipe');
    await userEvent.click(screen.getByRole('button', { name: 'Close toast' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  },
};

const questions = [
  'Name',
  'Company',
  'Your role',
  'Number of employees',
  'Locations',
  'Service provider',
  'Systems that must not fail',
  'Cyber insurance',
  'Incidents in the last year',
  'What you want to know',
];

export const LongForm: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: {
    title: 'Request an assessment',
    description: undefined,
    children: (
      <Form
        initialValues={Object.fromEntries(questions.map((question) => [question, '']))}
        schema={object({})}
        onSubmit={async () => {}}
        submitLabel="Request an assessment"
      >
        {questions.map((question) => (
          <TextField key={question} name={question} label={question} />
        ))}
      </Form>
    ),
  },
};
