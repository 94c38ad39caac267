import { TextInput } from '@advisor/ui/fields';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { encodeHash, serializeState, type StateFormat } from '../share-state';
import { readRecord, readText } from '../share-state/read';
import { ToolFrame, type ToolProps } from '.';
import { useTool } from './useTool';
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

/** The smallest tool: one line of text. */
function SampleTool(props: ToolProps) {
  const tool = useTool({ format, initial, props });
  return (
    <ToolFrame
      tool={tool}
      label="Note"
      theme={props.theme}
      exports={[
        {
          label: 'Export',
          disabled: tool.state.text === '',
          make: () => ({ fileName: 'note.txt', type: 'text/plain', text: tool.state.text }),
        },
      ]}
      imports={{
        accept: '.txt',
        read: async (file) => {
          const text = await file.text();
          if (text.length > 100) throw new Error(`The note has ${text.length} characters, and at most 100 are read.`);
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
  component: ToolFrame,
  parameters: { guide, docs: { story: { inline: false } } },
  args: { tool: undefined as never, label: 'Note', children: null },
  argTypes: { tool: { control: false }, children: { control: false } },
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

/** A new tool has nothing to take back. */
export const Fresh: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Note' })).toBeVisible();
    for (const name of ['Undo', 'Start fresh', 'Export'])
      await expect(canvas.getByRole('button', { name })).toBeDisabled();
  },
};

/** Typing into one field is one step; starting fresh can be taken back too. */
export const UndoAndStartFresh: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Note' });
    await userEvent.type(field, 'Call the bank');
    await userEvent.click(canvas.getByRole('button', { name: 'Start fresh' }));
    await expect(field).toHaveValue('');
    await expect(await canvas.findByText(/Started Fresh/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(field).toHaveValue('Call the bank');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(field).toHaveValue('');
  },
};

/** What was typed is there again, and says so. */
export const Saved: Story = {
  render: () => <SampleTool storageKey={key} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note' }), 'Kept');
    await waitFor(() => expect(localStorage.getItem(key)).toBe(serializeState(format, { text: 'Kept' })));
    await expect(canvas.getByText(/Kept in this browser/)).toBeVisible();
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
    // What was read is not written again.
    await new Promise((later) => setTimeout(later, 500));
    await expect(setItem).not.toHaveBeenCalledWith(key, expect.anything());
    setItem.mockRestore();
  },
};

/** What another tab saves is shown here, one undo away from what stood here, and is not written over by it. */
export const SavedElsewhere: Story = {
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

/** What cannot be read is put aside, not overwritten. */
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

/** Where there is no room to put it aside, that is said too; the tool works. */
export const UnreadableAndFull: Story = {
  render: () => <SampleTool storageKey={key} />,
  beforeEach: () => {
    localStorage.setItem(key, 'no JSON');
    const setItem = Storage.prototype.setItem;
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    return () => {
      Storage.prototype.setItem = setItem;
    };
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your saved work could not be opened')).toBeVisible();
    await expect(canvas.getByText(/your next change takes its place/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Note' })).toHaveValue('');
  },
};

/** A full or forbidden storage is said once; the tool works. */
export const CannotSave: Story = {
  render: () => <SampleTool storageKey={key} />,
  beforeEach: () => {
    const setItem = Storage.prototype.setItem;
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    return () => {
      Storage.prototype.setItem = setItem;
    };
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Note' });
    await userEvent.type(field, 'Not kept');
    await expect(await canvas.findByText('This browser cannot save your work')).toBeVisible();
    await expect(canvas.getByText(/export a file to keep it/)).toBeVisible();
    await expect(field).toHaveValue('Not kept');
  },
};

/** A shared link overwrites nothing: the own work is one press away until the person keeps the other. */
export const SharedLink: Story = {
  render: () => <SampleTool storageKey={key} useAddress />,
  beforeEach: () => {
    localStorage.setItem(key, serializeState(format, { text: 'My own' }));
    history.replaceState(history.state, '', encodeHash(format, { text: 'Sent by Ada' }));
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Note' });
    await waitFor(() => expect(field).toHaveValue('Sent by Ada'));
    await expect(localStorage.getItem(key)).toContain('My own');
    await userEvent.click(canvas.getByRole('button', { name: 'Back to my own' }));
    await expect(field).toHaveValue('My own');
    await expect(location.hash).toBe('');
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

/** The link carries the state behind "#", which reaches no server. */
export const CopyLink: Story = {
  beforeEach: () => {
    const { clipboard } = navigator;
    const writeText = fn(async () => {});
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    return () => Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note' }), 'Shared');
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await expect(await canvas.findByText(/Link Copied/)).toBeVisible();
  },
};

/** Where the clipboard is forbidden, the link stands there to be copied. */
export const CopyLinkByHand: Story = {
  beforeEach: () => {
    const { clipboard } = navigator;
    const writeText = async () => Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    return () => Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    const link = await canvas.findByRole('textbox', { name: 'Link' });
    await expect((link as HTMLInputElement).value).toContain('#sample-note=');
  },
};

/** A bad file is refused whole, with the reason. */
export const BadFile: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Note' });
    await userEvent.type(field, 'Stays');
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]')!;
    await userEvent.upload(input, new File(['x'.repeat(200)], 'long.txt', { type: 'text/plain' }));
    await expect(await canvas.findByText('long.txt was not imported')).toBeVisible();
    await expect(canvas.getByText(/has 200 characters.*Nothing has changed/)).toBeVisible();
    await expect(field).toHaveValue('Stays');
    await userEvent.upload(input, new File(['Good'], 'good.txt', { type: 'text/plain' }));
    await waitFor(() => expect(field).toHaveValue('Good'));
    await expect(canvas.queryByText('long.txt was not imported')).toBeNull();
  },
};
