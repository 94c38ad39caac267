import { Button, Heading, Stack, Text } from '@advisor/ui';
import { TextInput } from '@advisor/ui/fields';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useId, useState, type ComponentType } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { holdTimers } from '../../../../tests/browser/holdTimers';
import { fill, preparedBy } from '../../../../tests/browser/prepared';
import { LazyDialog } from './LazyDialog';
import { LocalForm } from './LocalForm';
import { DraftDialog } from './DraftDialog';
import { EmptyFallback, lazyComponent } from './lazyComponent';
import { guide } from './lazyComponent.guide';
import { useDraftForm } from './useDraftForm';

const isAway = async () => Promise.reject(new Error('the network is away'));
const FailingMark = lazyComponent(isAway, EmptyFallback);

/** A tool with two parts that fail to load: one twice, one always. */
function Parts() {
  return (
    <div>
      <p>The rest of the tool</p>
      <Made make={() => lazyComponent(failingFirst(2, () => <Text>Here at last</Text>))} />
      <FailingMark />
    </div>
  );
}

const meta = {
  title: 'Tools/Lazy loading',
  tags: ['!manifest'],
  component: Parts,
  parameters: { guide, noControls: '`lazyComponent` is a function. Each story loads a part in its own way.' },
} satisfies Meta<typeof Parts>;

export default meta;
type Story = StoryObj<typeof meta>;

let slow: ReturnType<typeof holdTimers>;

/** A part that fails to load says so in place, each time, and is loaded again; a chart is left out. The rest works. */
export const NotLoaded: Story = {
  beforeEach: () => {
    slow = holdTimers(300);
    return () => slow.pass();
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('A part of this tool could not be loaded')).toBeVisible();
    // What has failed is not said to be on its way later.
    await expect(slow.count()).toBe(0);
    await expect(canvas.getByText('The rest of the tool')).toBeVisible();
    await expect(canvas.getAllByRole('alert')).toHaveLength(1);
    await expect(canvas.queryByRole('button', { name: 'Reload the page' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    // Some browsers never fetch a failed module again until the page is reloaded.
    await expect(await canvas.findByRole('button', { name: 'Reload the page' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Here at last')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** Fails this many times, then loads. */
function failingFirst<Part>(times: number, part: Part): () => Promise<Part> {
  let attempts = 0;
  return async () => {
    attempts += 1;
    if (attempts <= times) throw new Error('the network is away');
    return part;
  };
}

/** One for each story, as each caches what it has loaded. */
function Made({ make }: { make: () => ComponentType }) {
  const [Part] = useState(make);
  return <Part />;
}

/** Slow loading is announced. */
export const OnItsWay: Story = {
  render: () => <Made make={() => lazyComponent(() => new Promise<ComponentType>(() => {}))} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading' })).toBeVisible();
  },
};

function Broken(): never {
  throw new Error('URI malformed');
}

/** A part that fails to render affects nothing else. */
export const NotDrawn: Story = {
  parameters: { expectsConsoleErrors: true },
  render: () => (
    <div>
      <p>The rest of the tool</p>
      <Made make={() => lazyComponent(async () => Broken)} />
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
        <LazyDialog load={load} title="Enter a name" onClose={() => setOpen(false)}>
          {({ Name }) => (
            <Name
              onClose={() => setOpen(false)}
              onName={(entered) => {
                setName(entered);
                setOpen(false);
              }}
            />
          )}
        </LazyDialog>
      ) : null}
    </main>
  );
}

/** A form with a field that fails to render while its value is “boom”. */
function NameDialog({ onClose, onName }: { onClose: () => void; onName: (name: string) => void }) {
  const id = useId();
  const { field, submit, ...form } = useDraftForm({ name: '', role: '' }, ({ name, role }) =>
    name || role ? {} : { name: 'Enter a name.', role: 'Or enter a role.' },
  );
  const { value } = field('name');
  return (
    <DraftDialog title="Enter a name" submitLabel="Save" form={id} {...form} onClose={onClose}>
      <LocalForm id={id} onSubmit={() => submit(({ name }) => onName(name))}>
        {value === 'boom' ? <BrokenForAMoment /> : null}
        <TextInput label="Name" {...field('name')} />
        <TextInput label="Role" {...field('role')} />
      </LocalForm>
    </DraftDialog>
  );
}
let breaks = true;

function BrokenForAMoment() {
  if (breaks) throw new Error('not yet');
  return null;
}

const dialogHeight = { docs: { story: { iframeHeight: 420 } } };

/** A dialog that fails to load says so, can be closed, and loads again when opened again. */
export const Dialogs: Story = {
  name: 'Dialog not loaded',
  render: () => {
    const load = failingFirst(2, { Name: NameDialog });
    return <Made make={() => () => <Opening load={load} />} />;
  },
  parameters: {
    ...dialogHeight,
    ...preparedBy(async ({ canvas, userEvent }) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
      await within(await screen.findByRole('dialog')).findByRole('alert');
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    const failed = within(screen.getByRole('dialog', { name: 'Enter a name' }));
    await expect(failed.getByRole('alert')).toHaveTextContent('This form could not be loaded');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();

    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    // What is wrong is said at each attempt.
    for (let attempt = 1; attempt <= 2; attempt += 1) {
      await userEvent.click(screen.getByRole('button', { name: 'Save' }));
      await expect(screen.getByRole('group', { name: '2 answers need your attention' })).toHaveFocus();
    }
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Ada');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Ada')).toBeVisible();
    await expect(opener).toHaveFocus();
  },
};

/** A field that fails to render loses no input. */
export const DraftKept: Story = {
  parameters: {
    expectsConsoleErrors: true,
    ...dialogHeight,
    ...preparedBy(async ({ canvas, userEvent }) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
      await fill(await screen.findByRole('textbox', { name: 'Name' }), 'boom');
      await screen.findByText('This part of the tool cannot be shown');
    }),
  },
  render: () => <Made make={() => () => <Opening load={async () => ({ Name: NameDialog })} />} />,
  beforeEach: () => {
    breaks = true;
  },
  play: async ({ canvas, userEvent }) => {
    await expect(screen.getByText('This part of the tool cannot be shown')).toBeVisible();
    breaks = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('boom');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('boom')).toBeVisible();
  },
};

export const MissingWithoutAWord: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  render: () => (
    <Stack space="m">
      <Text>The monthly total is $9,614.00.</Text>
      <Heading level={2}>Support levels side by side</Heading>
      <FailingMark />
    </Stack>
  ),
};
