import { TextInput } from '@advisor/ui/fields';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, spyOn, waitFor, userEvent } from 'storybook/test';
import { fill, preparedBy, type InteractionContext } from '../../../../tests/browser/prepared';
import { InputError } from '../language';
import { encodeHash, serializeState, type StateFormat } from '../share-state';
import { readRecord, readText } from '../share-state/read';
import { atAddress, withFullStorage } from '../stories/setup';
import { readFile, ToolBoundary, ToolFrame, type SendingProps, type ToolProps } from '.';
import { useTool, type Tool } from './useTool';
import { guide } from './ToolFrame.guide';

interface Note {
  text: string;
}

const initial: Note = { text: '' };
const format: StateFormat<Note> = {
  tool: 'sample-note',
  version: 1,
  maxLength: 500,
  read: (value, path) => ({ text: readText(readRecord(value, path).text, `${path}.text`, 100) }),
};
const key = 'story-sample-note';
const onSend = fn(async () => {});
const workingSetItem = Storage.prototype.setItem;

/** The smallest tool: one line of text. */
function SampleTool(props: ToolProps & SendingProps) {
  const tool = useTool({ format, initial, props });
  return (
    <ToolBoundary tool={tool} theme={props.theme}>
      <SampleView {...props} tool={tool} />
    </ToolBoundary>
  );
}

/** The text that fails to render, in one story. */
const fault = 'boom';
let faulty = true;

function SampleView({ tool, ...props }: ToolProps & SendingProps & { tool: Tool<Note> }) {
  const file = () => ({ fileName: 'note.txt', type: 'text/plain', text: tool.state.text });
  if (faulty && tool.state.text.includes(fault)) throw new Error('URI malformed');
  return (
    <ToolFrame
      tool={tool}
      label="Note"
      theme={props.theme}
      exports={[
        {
          label: 'Export',
          disabled: tool.state.text === '',
          make: () => {
            if (tool.state.text === 'no paper') throw new TypeError('undefined is not an object');
            return file();
          },
        },
      ]}
      sending={{
        sendTo: props.sendTo,
        onSend: props.onSend,
        disabled: tool.state.text === '',
        make: async () => ({ tool: 'sample-note', title: 'Note', summary: tool.state.text, file: file() }),
      }}
      imports={{
        accept: '.txt',
        read: async (file) => {
          const text = await readFile(file);
          if (text.length > 100)
            throw new InputError<Record<string, string>>(
              'The note has {length} characters, and at most 100 are read.',
              { length: text.length },
            );
          tool.change(() => ({ text }));
        },
      }}
    >
      <TextInput label="Note" value={tool.state.text} onChange={(text) => tool.change(() => ({ text }), 'text')} />
    </ToolFrame>
  );
}

const meta = {
  title: 'Tools/ToolFrame',
  tags: ['!manifest'],
  component: ToolFrame,
  parameters: {
    guide,
    noControls: 'What the frame gets is the work of a tool. Each story has a tool of its own.',
    docs: { story: { inline: false } },
  },
  args: { tool: undefined as never, label: 'Note', children: null },
  render: () => <SampleTool storageKey={null} />,
  beforeEach: () => {
    localStorage.removeItem(key);
    return () => {
      localStorage.removeItem(key);
      if (location.hash) history.replaceState(history.state, '', location.pathname + location.search);
    };
  },
} satisfies Meta<typeof ToolFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A new tool has nothing to undo. One that does not read the address has no link: it would open an empty tool (TOOL-5). */
export const Fresh: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Note' })).toBeVisible();
    for (const name of ['Undo', 'Start fresh', 'Export'])
      await expect(canvas.getByRole('button', { name })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Print' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Copy link' })).toBeNull();
  },
};

/** On a page from right to left, English texts run from left to right (TOOL-21). */
export const OnAPageFromRightToLeft: Story = {
  render: () => (
    <div lang="ar" dir="rtl">
      <SampleTool storageKey={null} />
    </div>
  ),
  play: async ({ canvas }) => {
    const label = canvas.getByText('Note', { selector: 'label *' });
    await expect(label).toHaveStyle({ direction: 'ltr' });
    const group = canvas.getByRole('group', { name: 'Note' }).getBoundingClientRect();
    await expect(canvas.getByRole('button', { name: 'Undo' }).getBoundingClientRect().left).toBeLessThan(
      group.left + group.width / 2,
    );
  },
};

/** Typing into one field is one step; starting fresh can be undone too. */
export const UndoAndStartFresh: Story = {
  parameters: preparedBy(async ({ canvas, userEvent }) => {
    await fill(canvas.getByRole('textbox', { name: 'Note' }), 'Call the bank');
    await userEvent.click(canvas.getByRole('button', { name: 'Start fresh' }));
    await canvas.findByText(/Started Fresh/);
  }),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Note' });
    await expect(canvas.getByText(/Started Fresh/)).toBeVisible();
    await expect(field).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(field).toHaveValue('Call the bank');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(field).toHaveValue('');
    await userEvent.type(field, 'Call them');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(field).toHaveValue('');
  },
};

/** Work is saved. Nobody to send it to: there is no button for that. */
export const Saved: Story = {
  render: () => <SampleTool storageKey={key} sendTo=" " onSend={onSend} />,
  parameters: preparedBy(async ({ canvas }) => {
    await fill(canvas.getByRole('textbox', { name: 'Note' }), 'Kept');
  }),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(localStorage.getItem(key)).toBe(serializeState(format, { text: 'Kept' })));
    await expect(canvas.getByText('Kept in this browser. Nothing is sent.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Send this/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Start fresh' }));
    await waitFor(() => expect(localStorage.getItem(key)).toBeNull());
  },
};

export const Restored: Story = {
  render: () => <SampleTool storageKey={key} />,
  beforeEach: () => localStorage.setItem(key, serializeState(format, { text: 'From yesterday' })),
  play: async ({ canvas }) => {
    const setItem = spyOn(Storage.prototype, 'setItem');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Note' })).toHaveValue('From yesterday'));
    // Restored work is not written again, not even by a page that goes.
    window.dispatchEvent(new Event('pagehide'));
    await expect(setItem).not.toHaveBeenCalledWith(key, expect.anything());
    setItem.mockRestore();
  },
};

/** Another tab's changes appear here, can be undone, and are not overwritten (TOOL-13). */
export const SavedElsewhere: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => <SampleTool storageKey={key} />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Note' });
    await userEvent.type(field, 'Here');
    await waitFor(() => expect(localStorage.getItem(key)).toContain('Here'));
    const newValue = serializeState(format, { text: 'In another tab' });
    localStorage.setItem(key, newValue);
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    await waitFor(() => expect(field).toHaveValue('In another tab'));
    window.dispatchEvent(new Event('pagehide'));
    await expect(localStorage.getItem(key)).toBe(newValue);
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(field).toHaveValue('Here');
  },
};

/** Unreadable work is set aside, not overwritten (TOOL-4). */
export const Unreadable: Story = {
  render: () => <SampleTool storageKey={key} />,
  beforeEach: () => {
    localStorage.setItem(key, '{"tool":"sample-note","version":9,"state":{}}');
    return () => localStorage.removeItem(`${key}-unreadable`);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your saved work could not be opened')).toBeVisible();
    await expect(canvas.getByText(/its "version" must be 1/)).toBeVisible();
    await expect(localStorage.getItem(`${key}-unreadable`)).toContain('"version":9');
  },
};

const unread = '{"tool":"sample-note","version":9,"state":{}}';

/** Work that was set aside is offered at each visit, as a file, until it is deleted. */
export const PutAside: Story = {
  args: { onExport: fn(() => false) } as never,
  render: (args) => <SampleTool {...(args as ToolProps)} storageKey={key} now={() => new Date(2027, 1, 20)} />,
  beforeEach: () => {
    localStorage.setItem(key, serializeState(format, { text: 'Newer' }));
    localStorage.setItem(`${key}-unreadable`, unread);
    return () => localStorage.removeItem(`${key}-unreadable`);
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('Your saved work could not be opened')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Note' })).toHaveValue('Newer');
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await waitFor(() => expect((args as ToolProps).onExport).toHaveBeenCalledOnce());
    await userEvent.click(canvas.getByRole('button', { name: 'Download' }));
    await expect((args as ToolProps).onExport).toHaveBeenCalledWith({
      fileName: 'sample-note-unreadable-2027-02-20.json',
      type: 'application/json',
      text: unread,
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Delete it' }));
    await expect(canvas.queryByText('Your saved work could not be opened')).toBeNull();
    await expect(localStorage.getItem(`${key}-unreadable`)).toBeNull();
    await expect(localStorage.getItem(key)).toContain('Newer');
  },
};

/** A second unreadable text is kept beside the first. */
export const PutAsideTwice: Story = {
  render: () => <SampleTool storageKey={key} />,
  beforeEach: () => {
    localStorage.setItem(key, 'no JSON');
    localStorage.setItem(`${key}-unreadable`, unread);
    return () => localStorage.removeItem(`${key}-unreadable`);
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Your saved work could not be opened')).toBeVisible();
    await expect(localStorage.getItem(`${key}-unreadable`)).toBe(`${unread}\nno JSON`);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete it' }));
    // It is not set aside again at the next visit.
    await expect(localStorage.getItem(key)).toBeNull();
  },
};

/** An error in a tool spares the page and the work: undo, download and try again (TOOL-12). */
export const Fault: Story = {
  parameters: {
    expectsConsoleErrors: true,
    ...preparedBy(async ({ canvas, canvasElement, userEvent: user }) => {
      await fill(canvas.getByRole('textbox', { name: 'Note' }), 'Before');
      const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]')!;
      await user.upload(input, new File([`Before ${fault}`], 'note.txt', { type: 'text/plain' }));
      await canvas.findByText('This tool cannot be shown');
    }),
  },
  args: { onExport: fn(() => false) } as never,
  render: (args) => <SampleTool {...(args as ToolProps)} storageKey={key} now={() => new Date(2027, 1, 20)} />,
  beforeEach: () => {
    faulty = true;
  },
  play: async ({ args, canvas, userEvent }) => {
    const field = () => canvas.getByRole('textbox', { name: 'Note' });
    await expect(canvas.getByText('This tool cannot be shown')).toBeVisible();
    // The change that caused the error is saved too.
    await waitFor(() => expect(localStorage.getItem(key)).toContain(fault));
    await userEvent.click(canvas.getByRole('button', { name: 'Download your work' }));
    await expect((args as ToolProps).onExport).toHaveBeenCalledWith({
      fileName: 'sample-note-work-2027-02-20.json',
      type: 'application/json',
      text: serializeState(format, { text: `Before ${fault}` }),
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Undo the last change' }));
    await expect(field()).toHaveValue('Before');

    await userEvent.type(field(), ` ${fault}`);
    await expect(await canvas.findByText('This tool cannot be shown')).toBeVisible();
    faulty = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(field()).toHaveValue(`Before ${fault}`);
  },
};

/** Import reads work files as well as the tool's own exports. */
export const WorkFile: Story = {
  parameters: preparedBy(async ({ canvas, canvasElement }) => {
    // Work files are JSON, and this sample tool accepts text files.
    const user = userEvent.setup({ applyAccept: false });
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]')!;
    const file = new File([serializeState(format, { text: 'From the file' })], 'work.json', {
      type: 'application/json',
    });
    await user.upload(input, file);
    await canvas.findByText('Work Restored');
  }),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('textbox', { name: 'Note' })).toHaveValue('From the file');
    await expect(canvas.getByText('Work Restored')).toBeVisible();
    // The same file can be chosen again.
    await expect(canvasElement.querySelector<HTMLInputElement>('input[type="file"]')!.files).toHaveLength(0);
  },
};

/** What another tab does that starts fresh: `null` stands for all that is stored. */
async function clearElsewhere(canvas: InteractionContext['canvas'], clearedKey: string | null) {
  await waitFor(() => expect(localStorage.getItem(key)).toContain('Here'));
  localStorage.removeItem(key);
  window.dispatchEvent(new StorageEvent('storage', { key: clearedKey, newValue: null }));
  await canvas.findByText('Started fresh in another tab');
}

/** Another tab starts fresh: this one says so and can bring its work back (TOOL-13). */
export const ClearedWork: Story = {
  render: () => <SampleTool storageKey={key} />,
  parameters: preparedBy(async ({ canvas }) => {
    await fill(canvas.getByRole('textbox', { name: 'Note' }), 'Here');
    await clearElsewhere(canvas, key);
  }),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Note' });
    const bringBack = async (button: string) => {
      await expect(canvas.getByText('Started fresh in another tab')).toBeVisible();
      await expect(field).toHaveValue('');
      await userEvent.click(canvas.getByRole('button', { name: button }));
      await expect(field).toHaveValue('Here');
      await expect(canvas.queryByText('Started fresh in another tab')).toBeNull();
    };
    await bringBack('Bring it back');
    await clearElsewhere(canvas, null);
    await bringBack('Undo');
    await waitFor(() => expect(localStorage.getItem(key)).toContain('Here'));
    // Another tool of the page may have started fresh.
    window.dispatchEvent(new StorageEvent('storage', { key: `${key}-other`, newValue: null }));
    await expect(field).toHaveValue('Here');
  },
};

/** Opens someone else's link over work of the visitor's own. */
const withLink = () => {
  localStorage.setItem(key, serializeState(format, { text: 'My own' }));
  return atAddress(encodeHash(format, { text: 'Sent by Ada' }), { from: 'mail' })();
};

/** Shared work stays while another tab saves; the visitor's own work behind it follows the other tab. */
export const TakenAwayBehindLink: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => <SampleTool storageKey={key} useAddress />,
  beforeEach: withLink,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Note' });
    await waitFor(() => expect(field).toHaveValue('Sent by Ada'));
    const newValue = serializeState(format, { text: 'Changed there' });
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    await expect(field).toHaveValue('Sent by Ada');
    await userEvent.click(canvas.getByRole('button', { name: 'Back to my own' }));
    await waitFor(() => expect(field).toHaveValue('Changed there'));
  },
};

/** Recent input is saved when the page is hidden or left. */
export const LeftAtOnce: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => <SampleTool storageKey={key} />,
  beforeEach: () => () => Reflect.deleteProperty(document, 'visibilityState'),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Note' });
    await userEvent.type(field, 'A');
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
    await expect(localStorage.getItem(key)).toContain('"A"');
    await userEvent.type(field, 'B');
    window.dispatchEvent(new Event('pagehide'));
    await expect(localStorage.getItem(key)).toContain('"AB"');
  },
};

/** Without room to set it aside, the tool says so and works. */
export const UnreadableAndFull: Story = {
  render: () => <SampleTool storageKey={key} />,
  beforeEach: () => {
    localStorage.setItem(key, 'no JSON');
    return withFullStorage();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your saved work could not be opened')).toBeVisible();
    await expect(canvas.getByText(/your next change overwrites it/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Note' })).toHaveValue('');
  },
};

/** Full or blocked storage is reported once; the tool works. */
export const CannotSave: Story = {
  render: () => <SampleTool storageKey={key} />,
  beforeEach: withFullStorage,
  parameters: preparedBy(async ({ canvas }) => {
    await fill(canvas.getByRole('textbox', { name: 'Note' }), 'Not kept');
    await canvas.findByText('This browser cannot save your work');
  }),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Note' });
    await expect(canvas.getByText(/^The storage of this browser is full\. .+ Download it to keep it/)).toBeVisible();
    await expect(canvas.getByText(/^Not kept in this browser/)).toBeVisible();
    await expect(canvas.queryByText(/^Kept in this browser/)).toBeNull();
    await expect(field).toHaveValue('Not kept');
    const leaving = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    await waitFor(() => expect(leaving()).toBe(true));

    // Once closed, it does not return; the line under the tool stays.
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await userEvent.type(field, ', still');
    window.dispatchEvent(new Event('pagehide'));
    await expect(canvas.queryByText('This browser cannot save your work')).toBeNull();
    await expect(canvas.getByText(/^Not kept in this browser/)).toBeVisible();

    // There is room again.
    Storage.prototype.setItem = workingSetItem;
    await userEvent.type(field, '!');
    await expect(await canvas.findByText(/^Kept in this browser/)).toBeVisible();
    await expect(localStorage.getItem(key)).toContain('Not kept, still!');
    await waitFor(() => expect(leaving()).toBe(false));
  },
};

/** Blocked storage is reported before anything is typed. */
export const NotAllowed: Story = {
  render: () => <SampleTool storageKey={key} />,
  beforeEach: () => {
    const storage = Object.getOwnPropertyDescriptor(window, 'localStorage')!;
    Object.defineProperty(window, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
    return () => Object.defineProperty(window, 'localStorage', storage);
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('This browser does not allow saving')).toBeVisible();
    await expect(canvas.getByText(/^Not kept in this browser/)).toBeVisible();
    await expect(canvas.queryByText(/^Kept in this browser/)).toBeNull();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note' }), 'Typed');
    await expect(canvas.getByRole('button', { name: 'Download' })).toBeVisible();
  },
};

/**
 * A shared link overwrites nothing: the visitor's own work is one press away until they keep the shared work. A framework
 * may set `useAddress` only after the first render.
 */
export const SharedLink: Story = {
  render: function Render() {
    const [useAddress, setUseAddress] = useState(false);
    useEffect(() => setUseAddress(true), []);
    return <SampleTool storageKey={key} useAddress={useAddress} />;
  },
  beforeEach: withLink,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Note' });
    await waitFor(() => expect(field).toHaveValue('Sent by Ada'));
    await expect(localStorage.getItem(key)).toContain('My own');
    await userEvent.click(canvas.getByRole('button', { name: 'Back to my own' }));
    await expect(field).toHaveValue('My own');
    await expect(location.hash).toBe('');
    await expect([history.state, location.search]).toEqual([{ kept: true }, expect.stringContaining('from=mail')]);
    await expect(canvas.queryByText('This came with a link')).toBeNull();
  },
};

export const DamagedLink: Story = {
  render: () => <SampleTool storageKey={key} useAddress />,
  beforeEach: () => history.replaceState(history.state, '', '#sample-note=%%%'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The link could not be opened')).toBeVisible();
    await expect(canvas.getByText(/Your own work is untouched/)).toBeVisible();
  },
};

const withClipboard = (writeText: () => Promise<void>) => () => {
  const { clipboard } = navigator;
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  return () => Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
};

/** Without clipboard access, the link is shown for copying. */
export const CopyLinkByHand: Story = {
  render: () => <SampleTool storageKey={null} useAddress />,
  beforeEach: withClipboard(async () => Promise.reject(new DOMException('Not permitted.', 'NotAllowedError'))),
  parameters: preparedBy(async ({ canvas, userEvent: user }) => {
    await user.click(canvas.getByRole('button', { name: 'Copy link' }));
    await canvas.findByRole('textbox', { name: 'Link' });
  }),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('textbox', { name: 'Link' });
    await expect((link as HTMLInputElement).value).toContain('#sample-note=');
  },
};

/** The result, for whom the page names; the tool itself sends nothing (TOOL-25). Without a result the button is disabled. */
export const Sending: Story = {
  render: () => <SampleTool storageKey={key} sendTo="Ada" onSend={onSend} />,
  play: async ({ canvas, userEvent }) => {
    onSend.mockReset();
    const button = canvas.getByRole('button', { name: 'Send this to Ada' });
    await expect(button).toBeDisabled();
    await expect(canvas.getByText('Kept in this browser. Nothing is sent before you choose it.')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note' }), 'Fire in the server room');
    await userEvent.click(button);
    await waitFor(() => expect(onSend).toHaveBeenCalledOnce());
    await expect(onSend).toHaveBeenCalledWith({
      tool: 'sample-note',
      title: 'Note',
      summary: 'Fire in the server room',
      file: { fileName: 'note.txt', type: 'text/plain', text: 'Fire in the server room' },
    });
  },
};

/**
 * What cannot be done says why, in words of the tool, changes nothing, and is said no more as soon as it, or something else, is
 * done.
 */
export const Refusals: Story = {
  parameters: {
    expectsConsoleErrors: true,
    ...preparedBy(async ({ canvas, canvasElement, userEvent: user }) => {
      const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]')!;
      await user.upload(input, new File(['x'.repeat(200)], 'long.txt'));
      await canvas.findByText('long.txt was not imported');
    }),
  },
  render: () => <SampleTool storageKey={null} sendTo="Ada" useAddress onSend={onSend} />,
  beforeEach: withClipboard(async () => {}),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Note' });
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    const pressWith = async (text: string, name: string) => {
      await userEvent.clear(field);
      await userEvent.click(field);
      await userEvent.paste(text);
      await press(name);
    };
    const uploadFile = (file: File) =>
      userEvent.upload(canvasElement.querySelector<HTMLInputElement>('input[type="file"]')!, file);
    const upload = (name: string, text: string) => uploadFile(new File([text], name));
    const moved = Object.assign(new File(['Gone'], 'moved.txt'), {
      arrayBuffer: () => Promise.reject(new DOMException('A requested file could not be read', 'NotReadableError')),
    });
    const send = async (refusal?: Error) => {
      if (refusal) onSend.mockRejectedValueOnce(refusal);
      await press('Send this to Ada');
    };
    onSend.mockReset();
    let text = 'Stays';
    const importGood = async () => {
      text = text === 'Good' ? 'Better' : 'Good';
      await upload('good.txt', text);
      await waitFor(() => expect(field).toHaveValue(text));
    };
    type Act = () => Promise<unknown>;
    const failed = /^Something in this tool failed: check your connection, then try again\. Nothing has changed\.$/;
    const table: [title: string, why: RegExp, fail: Act, work: Act][] = [
      [
        'long.txt was not imported',
        /has 200 characters.*Nothing has changed/,
        () => upload('long.txt', 'x'.repeat(200)),
        importGood,
      ],
      [
        'moved.txt was not imported',
        /^The file cannot be read: it was moved or changed\. Choose it again\. Nothing has changed\.$/,
        () => uploadFile(moved),
        importGood,
      ],
      [
        'The report could not be prepared',
        failed,
        () => send(new TypeError('Failed to fetch dynamically imported module')),
        () => send(),
      ],
      [
        'The report could not be prepared',
        /^It is too large: export it\. Nothing has changed\.$/,
        () => send(Object.assign(new Error('413'), { reason: 'It is too large: export it.' })),
        () => send(),
      ],
      [
        'The file could not be created',
        failed,
        () => pressWith('no paper', 'Export'),
        () => pressWith('Paper', 'Export'),
      ],
      [
        'The link could not be created',
        /Nothing has changed.$/,
        () => pressWith('x'.repeat(600), 'Copy link'),
        () => pressWith('Short', 'Copy link'),
      ],
    ];
    await pressWith(text, 'Export');
    for (const [index, [title, why, fail, work]] of table.entries()) {
      const refuse = async () => {
        await fail();
        await expect(await canvas.findByText(title)).toBeVisible();
        await expect(canvas.getByText(why)).toBeVisible();
        if (index < 3) await expect(field).toHaveValue(text);
      };
      const isOver = () => waitFor(() => expect(canvas.queryByText(title)).toBeNull());
      await refuse();
      await refuse();
      await work();
      await isOver();
      await refuse();
      await (index === 0 ? press('Close') : table[index - 1]![3]());
      await isOver();
    }
    await press('Copy link');
    await expect(await canvas.findByText(/Link Copied/)).toBeVisible();
  },
};

export const SentToAnAddress: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  render: () => <SampleTool storageKey={null} sendTo="assessments@advisor.example.com" onSend={onSend} />,
};
