import { Button, Text } from '@advisor/ui';
import { TextInput } from '@advisor/ui/fields';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useId, useState, type ComponentType } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { DialogOnDemand } from './DialogOnDemand';
import { DraftDialog } from './DraftDialog';
import { Nothing, onDemand } from './onDemand';
import { guide } from './onDemand.guide';
import { useDraft } from './useDraft';

const isAway = async () => Promise.reject(new Error('the network is away'));
const Failing = onDemand(isAway);
const FailingMark = onDemand(isAway, Nothing);

/** A tool of which two parts cannot be fetched. */
function Parts() {
  return (
    <div>
      <p>The rest of the tool</p>
      <Failing />
      <FailingMark />
    </div>
  );
}

const meta = { title: 'Tools/Part on demand', component: Parts, parameters: { guide } } satisfies Meta<typeof Parts>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What cannot be loaded says so at its place, and takes nothing else away; a mark leaves its value in text. */
export const NotLoaded: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('A part of this tool could not be loaded')).toBeVisible();
    await expect(canvas.getByText('The rest of the tool')).toBeVisible();
    await expect(canvas.getAllByRole('alert')).toHaveLength(1);
    await expect(canvas.queryByRole('button', { name: 'Reload the page' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    // A browser that never asks for the same file twice needs the page anew.
    await expect(await canvas.findByRole('button', { name: 'Reload the page' })).toBeVisible();
  },
};

/** Fails as often as it is told to, then loads. */
function failingFirst<Part>(times: number, part: Part): () => Promise<Part> {
  let attempts = 0;
  return async () => {
    attempts += 1;
    if (attempts <= times) throw new Error('the network is away');
    return part;
  };
}

/** Made anew for each story, as each keeps what it has loaded. */
function Made({ make }: { make: () => ComponentType }) {
  const [Part] = useState(make);
  return <Part />;
}

/** “Try again” loads it. */
export const LoadedAgain: Story = {
  render: () => <Made make={() => onDemand(failingFirst(1, () => <Text>Here at last</Text>))} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Here at last')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** What takes long says that it is on its way. */
export const OnItsWay: Story = {
  render: () => <Made make={() => onDemand(() => new Promise<ComponentType>(() => {}))} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading' })).toBeVisible();
  },
};

function Broken(): never {
  throw new Error('URI malformed');
}

/** What was loaded and cannot be drawn leaves the rest too. */
export const NotDrawn: Story = {
  parameters: { expectsConsoleErrors: true },
  render: () => (
    <div>
      <p>The rest of the tool</p>
      <Made make={() => onDemand(async () => Broken)} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('This part of the tool cannot be shown')).toBeVisible();
    await expect(canvas.getByText('The rest of the tool')).toBeVisible();
    await userEvent.click(canvas.getByText('Details'));
    await expect(canvas.getByText('URI malformed')).toBeVisible();
  },
};

function Opening({ load }: { load: () => Promise<{ Name: typeof NameDialog }> }) {
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('Nobody');
  return (
    <main tabIndex={-1}>
      <Text>{name}</Text>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {open ? (
        <DialogOnDemand load={load} title="Enter a name" onClose={() => setOpen(false)}>
          {({ Name }) => (
            <Name
              onClose={() => setOpen(false)}
              onName={(entered) => {
                setName(entered);
                setOpen(false);
              }}
            />
          )}
        </DialogOnDemand>
      ) : null}
    </main>
  );
}

/** A form whose field cannot be drawn while it says so. */
function NameDialog({ onClose, onName }: { onClose: () => void; onName: (name: string) => void }) {
  const id = useId();
  const { field, submit, ...form } = useDraft({ name: '' }, ({ name }) => (name ? {} : { name: 'Enter a name.' }));
  const { value } = field('name');
  return (
    <DraftDialog title="Enter a name" submitLabel="Save" form={id} {...form} onClose={onClose}>
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit(({ name }) => onName(name));
        }}
      >
        {value === 'boom' ? <BrokenForAMoment /> : null}
        <TextInput label="Name" {...field('name')} />
      </form>
    </DraftDialog>
  );
}
let breaks = true;

function BrokenForAMoment() {
  if (breaks) throw new Error('not yet');
  return null;
}

/** A dialog that could not be loaded says so, can be closed, and is loaded anew when it is opened again. */
export const Dialogs: Story = {
  name: 'Dialog not loaded',
  render: () => {
    const load = failingFirst(2, { Name: NameDialog });
    return <Made make={() => () => <Opening load={load} />} />;
  },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    const failed = within(await screen.findByRole('dialog', { name: 'Enter a name' }));
    await expect(await failed.findByRole('alert')).toHaveTextContent('This form could not be loaded');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();

    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Ada');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Ada')).toBeVisible();
    await expect(opener).toHaveFocus();
  },
};

/** The close button, the veil and Escape ask before anything typed is lost; without anything typed they close. */
export const Asking: Story = {
  render: () => <Made make={() => () => <Opening load={async () => ({ Name: NameDialog })} />} />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await userEvent.keyboard('Ada');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
    await expect(question.getByRole('button', { name: 'Keep editing' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada');

    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    await expect(leaving.defaultPrevented).toBe(true);

    await userEvent.click(screen.getByRole('dialog'));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByText('Nobody')).toBeVisible();
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('');
    await userEvent.keyboard('{Escape}');
  },
};

/** A field that cannot be drawn loses nothing that was typed. */
export const DraftKept: Story = {
  parameters: { expectsConsoleErrors: true },
  render: () => <Made make={() => () => <Opening load={async () => ({ Name: NameDialog })} />} />,
  beforeEach: () => {
    breaks = true;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'boom');
    await expect(await screen.findByText('This part of the tool cannot be shown')).toBeVisible();
    breaks = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('boom');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('boom')).toBeVisible();
  },
};
