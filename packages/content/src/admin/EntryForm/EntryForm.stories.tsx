import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { podcastsCollection } from '../../collections/podcasts';
import { resourceCategoriesCollection } from '../../collections/resources';
import { venturesCollection } from '../../collections/ventures';
import { nameSitePages } from '../../schema/sitePages';
import { entry, field } from '../../collections/field';
import { emptyValue } from '../entries/emptyEntry';
import { fieldTree } from '../entries/fieldTree';
import { listen } from '../../../../../tests/browser/announced';
import { fill, preparedBy, type InteractionContext } from '../../../../../tests/browser/prepared';
import type { RichTextValue } from '@advisor/ui/sections';
import type { EntryDraft } from '../contentStore';
import { filesInMemory } from '../filesInMemory';
import { EntryForm, type EntryFormProps } from '.';
import { entryForm as guide } from '../admin.guide';

/** Keeps the entry in state, as the page does. */
function WithValue(props: EntryFormProps) {
  const [value, setValue] = useState(props.value);
  return (
    <EntryForm
      {...props}
      value={value}
      onChange={(next) => {
        props.onChange(next);
        setValue(next);
      }}
    />
  );
}

const [episode] = Object.values(podcastsCollection.entries);
const [farm] = Object.values(venturesCollection.entries);

const meta = {
  title: 'Content/Admin/EntryForm',
  component: EntryForm,
  parameters: { guide },
  args: { collection: podcastsCollection, value: episode as unknown as EntryDraft, onChange: fn() },
  render: (args) => <WithValue {...args} />,
} satisfies Meta<typeof EntryForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const lastOf = (onChange: EntryFormProps['onChange']) => (onChange as ReturnType<typeof fn>).mock.lastCall?.[0];

/** Every field has its label and help; required ones are marked. */
export const Filled: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('form', { name: 'Episode' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue(episode!.title);
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toBeRequired();
    await expect(canvas.getByRole('textbox', { name: 'Duration' })).toHaveAccessibleDescription(
      /^Such as 42 minutes\./,
    );
    await expect(canvas.getByRole('combobox', { name: 'Kind' })).toHaveValue(episode!.type);
    await expect(canvas.getByLabelText(/^Date/)).toHaveValue(episode!.date);
    const title = canvas.getByRole('textbox', { name: 'Title' });
    await userEvent.clear(title);
    await userEvent.type(title, 'Renewal season ');
    // The space at the end is not taken away in silence.
    await expect(lastOf(args.onChange)).toEqual({ ...episode, title: 'Renewal season ' });
    await userEvent.tab();
    await expect(title).toHaveAccessibleDescription(/^Remove the space at the beginning and the end\./);
  },
};

/** A field is checked when it is left, and near its limit says how many characters remain. */
export const ProblemsAtFields: Story = {
  parameters: preparedBy(async ({ canvas }) => {
    const duration = canvas.getByRole('textbox', { name: 'Duration' });
    await fill(duration, 'an hour');
    await fireEvent.focusOut(duration);
    await fill(canvas.getByRole('textbox', { name: 'Title' }), 'x'.repeat(72));
  }),
  play: async ({ canvas, userEvent }) => {
    const show = canvas.getByRole('textbox', { name: 'Show' });
    await userEvent.clear(show);
    await expect(show).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await expect(show).toHaveAttribute('aria-invalid', 'true');
    const duration = canvas.getByRole('textbox', { name: 'Duration' });
    await expect(duration).toHaveAttribute('aria-invalid', 'true');
    await expect(duration).toHaveAccessibleDescription(/Write the duration like 42 minutes\./);
    const title = canvas.getByRole('textbox', { name: 'Title' });
    await userEvent.clear(title);
    await userEvent.click(title);
    await userEvent.paste('x'.repeat(72));
    await expect(title).toHaveAccessibleDescription(/2 characters too long/);
    await userEvent.clear(duration);
    await userEvent.type(duration, '42 minutes');
    await expect(duration).not.toHaveAttribute('aria-invalid');
  },
};

/** For those in which a summary takes the focus: the docs page keeps it. */
const inAWindow = { docs: { story: { inline: false } } };

/** An attempt to publish an entry that is not ready: a summary leads to the fields. */
export const Summary: Story = {
  parameters: inAWindow,
  args: { value: emptyValue(fieldTree(podcastsCollection.schema)) as EntryDraft, attempts: 1 },
  play: async ({ canvas, userEvent }) => {
    const summary = await canvas.findByRole('group', { name: '7 answers need your attention' });
    await expect(summary).toHaveFocus();
    await userEvent.click(within(summary).getByRole('link', { name: 'Show: Fill this in.' }));
    await expect(canvas.getByRole('textbox', { name: 'Show' })).toHaveFocus();
    await userEvent.keyboard('The Renewal Hour');
    await waitFor(() => expect(within(summary).queryByRole('link', { name: /^Show/ })).toBeNull());
  },
};

/** Items are added, removed and moved by buttons: the focus stays with them, and it is said where they are now. */
export const Lists: Story = {
  args: { collection: venturesCollection, value: farm as unknown as EntryDraft },
  play: async ({ args, canvas, userEvent }) => {
    const [first, second, third, fourth] = farm!.highlights;
    const list = within(canvas.getByRole('group', { name: 'Highlights' }));
    const { said, stop } = listen();
    list.getByRole('button', { name: 'Move Highlight 1 down' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(lastOf(args.onChange).highlights).toEqual([second, first, third, fourth]);
    await expect(list.getByRole('button', { name: 'Move Highlight 2 down' })).toHaveFocus();
    await expect(said).toContain('Highlight 1 is now 2 of 4.');
    await userEvent.keyboard('{Enter}');
    await expect(list.getByRole('button', { name: 'Move Highlight 3 down' })).toHaveFocus();
    await userEvent.click(list.getByRole('button', { name: 'Remove Highlight 4' }));
    await expect(list.getByRole('textbox', { name: 'Highlight 3' })).toHaveFocus();
    await expect(lastOf(args.onChange).highlights).toEqual([second, third, first]);
    // Nothing is said of the list before it is left, for which another window is not enough.
    await fireEvent.focusOut(list.getByRole('textbox', { name: 'Highlight 3' }));
    await expect(canvas.getByRole('group', { name: 'Highlights' })).toHaveAccessibleDescription(/Exactly 4\.$/);
    await userEvent.tab();
    await userEvent.click(list.getByRole('button', { name: 'Add highlight' }));
    await expect(list.getByRole('textbox', { name: 'Highlight 4' })).toHaveFocus();
    await expect(canvas.getByRole('group', { name: 'Highlights' })).toHaveAccessibleDescription(/Exactly 4\./);
    await expect(list.getByRole('button', { name: 'Add highlight' })).toHaveAttribute('aria-disabled', 'true');
    stop();
  },
};

/** A list of groups, and a list inside each of them. */
export const ListsOfGroups: Story = {
  args: {
    collection: {
      entryLabel: 'Program',
      schema: entry({
        days: field.list({
          label: 'Days',
          of: field.group({
            label: 'Day',
            fields: {
              name: field.text({ label: 'Name', max: 20 }),
              talks: field.list({ label: 'Talks', of: field.text({ label: 'Talk', max: 30 }) }),
              seats: field.number({ label: 'Seats', optional: true, min: 2, max: 90 }),
            },
          }),
        }),
        page: field.page({ label: 'Page', optional: true }),
      }),
    },
    value: { days: [{ name: 'Monday', talks: ['Opening'] }] },
  },
  // The site names its pages.
  beforeEach: () => nameSitePages(['/home', '/about']),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add talk' }));
    await expect(canvas.getByRole('textbox', { name: 'Talk 2' })).toHaveFocus();
    await userEvent.keyboard('Closing');
    await userEvent.click(canvas.getByRole('button', { name: 'Add day' }));
    await userEvent.keyboard('Tuesday');
    const days = lastOf(args.onChange).days;
    await expect(days).toEqual([
      { name: 'Monday', talks: ['Opening', 'Closing'] },
      { name: 'Tuesday', talks: [''] },
    ]);
    const seats = canvas.getAllByRole('spinbutton', { name: 'Seats' })[0]!;
    await userEvent.type(seats, '1');
    await userEvent.tab();
    await expect(seats).toHaveAccessibleDescription('Enter a number of at least 2.');
    await userEvent.clear(seats);
    await expect(lastOf(args.onChange).days[0]).not.toHaveProperty('seats');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Page' }), '/about');
    await expect(lastOf(args.onChange).page).toBe('/about');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Page' }), '');
    await expect(lastOf(args.onChange)).not.toHaveProperty('page');
  },
};

/** Adds a talk in the commit that draws the list, before the passive effects of that commit have run. */
function AddingAtOnce(props: EntryFormProps) {
  // Not by its role: Storybook still hides a story that takes long to load.
  useLayoutEffect(() => screen.getByText('Add talk').click(), []);
  return <WithValue {...props} />;
}

/** What is added as soon as the form is drawn has the focus. */
export const AddedAtOnce: Story = {
  tags: ['!dev', '!autodocs'],
  args: ListsOfGroups.args!,
  render: (args) => <AddingAtOnce {...args} />,
  play: ({ canvas }) => expect(canvas.getByRole('textbox', { name: 'Talk 2' })).toHaveFocus(),
};

/** A file may be missing: it is null then. */
export const Files: Story = {
  args: {
    collection: resourceCategoriesCollection,
    value: Object.values(resourceCategoriesCollection.entries)[0] as unknown as EntryDraft,
  },
  play: async ({ args, canvas, userEvent }) => {
    const file = canvas.getAllByRole('textbox', { name: 'File' })[0]!;
    await userEvent.clear(file);
    await userEvent.type(file, 'javascript:alert(1)');
    await userEvent.tab();
    await expect(file).toHaveAccessibleDescription(/Enter the address of a file, or leave it empty\.$/);
    await userEvent.clear(file);
    await expect(lastOf(args.onChange).resources[0].downloadUrl).toBeNull();
  },
};

/** One of the owner's files is chosen by its name; the address has no origin, so that the site may move. */
export const ChosenFiles: Story = {
  args: { ...Files.args!, files: filesInMemory() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: /^Choose or upload a file for File/ })[0]!);
    await userEvent.click(await screen.findByRole('button', { name: /^board-guide-/ }));
    await expect(lastOf(args.onChange).resources[0].downloadUrl).toBe(
      '/storage/v1/object/public/public-files/board-guide-2b3c4d5e6f708192.pdf',
    );
    await expect(canvas.queryByText(/Enter the address of a file/)).toBeNull();
  },
};

const pictured = {
  entryLabel: 'Person',
  schema: entry({
    photo: field.picture({ label: 'Photo', help: 'Of the person alone.' }),
    logo: field.picture({ label: 'Logo', optional: true, decorative: true }),
  }),
};

/** A picture is chosen among those that are stored, and needs a text alternative. */
export const Pictures: Story = {
  parameters: inAWindow,
  args: { collection: pictured, value: { photo: { file: '', alt: '' } }, files: filesInMemory(), attempts: 1 },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Photo' })).toHaveAccessibleDescription(/Choose a picture\.$/);
    await userEvent.click(await canvas.findByRole('link', { name: /^Photo, Picture: Choose a picture/ }));
    const choose = canvas.getByRole('button', { name: 'Choose a picture for Photo' });
    await expect(choose).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: /^portrait-/ }));
    const alt = await canvas.findByRole('textbox', { name: 'Text alternative' });
    await expect(alt).toHaveAccessibleDescription(/Say what the picture shows/);
    await userEvent.type(alt, 'Ada at a desk');
    await expect(lastOf(args.onChange)).toEqual({
      photo: { file: 'portrait-0f3a5b7c9d1e2f40.png', alt: 'Ada at a desk' },
    });
    await expect(await canvas.findByRole('img', { name: 'Ada at a desk' })).toBeVisible();
    await expect(canvas.queryByRole('group', { name: /need your attention/ })).toBeNull();
  },
};

/** The text beside it says the same: nothing more is asked. It is removed again. */
export const DecorativePicture: Story = {
  args: {
    collection: pictured,
    value: { photo: { file: 'portrait-0f3a5b7c9d1e2f40.png', alt: 'Ada' } },
    files: filesInMemory(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a picture for Logo' }));
    await userEvent.upload(await screen.findByLabelText(/^Upload a picture/), new File(['x'], 'Logo.png'));
    await waitFor(() => expect(lastOf(args.onChange).logo).toEqual({ file: 'logo-3c4d5e6f708192a3.png', alt: '' }));
    await expect(canvas.getAllByRole('textbox', { name: 'Text alternative' })).toHaveLength(1);
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove the picture for Logo' }));
    await expect(lastOf(args.onChange)).not.toHaveProperty('logo');
    await expect(canvas.getByRole('button', { name: 'Choose a picture for Logo' })).toHaveFocus();
  },
};

const coloured = {
  entryLabel: 'Look',
  schema: entry({
    accent: field.colour({
      label: 'Accent',
      optional: true,
      problem: (colour) => (/^#F/i.test(colour) ? 'This color is too light.' : null),
    }),
  }),
};

/** A color is typed or taken from the palette of the browser, and checked. */
export const Colours: Story = {
  args: { collection: coloured, value: { accent: '#0B5D57' } },
  play: async ({ args, canvas, userEvent }) => {
    const digits = canvas.getByRole('textbox', { name: 'Accent' });
    await expect(canvas.getByLabelText('Accent: palette')).toHaveValue('#0b5d57');
    await userEvent.clear(digits);
    await expect(lastOf(args.onChange)).toEqual({});
    await userEvent.type(digits, '#FFEE00');
    await userEvent.tab();
    await expect(digits).toHaveAccessibleDescription('This color is too light.');
    await userEvent.clear(digits);
    await userEvent.type(digits, 'green');
    await expect(digits).toHaveAccessibleDescription(/^Enter a color as #/);
    fireEvent.input(canvas.getByLabelText('Accent: palette'), { target: { value: '#123456' } });
    await expect(lastOf(args.onChange)).toEqual({ accent: '#123456' });
    await expect(digits).toHaveValue('#123456');
  },
};

/** What the server refuses stands at its field until the entry is sent again. */
export const Refused: Story = {
  args: { refused: { url: 'This address does not answer.' } },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('textbox', { name: 'Link to the episode' })).toHaveAccessibleDescription(
      /This address does not answer\.$/,
    ),
};

/** A stored value that the field no longer allows is shown and said to be wrong, not replaced. */
export const NoLongerAllowed: Story = {
  parameters: inAWindow,
  args: { value: { ...episode, type: 'Webinar' }, attempts: 1 },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Kind' })).toHaveValue('Webinar');
    await expect(await canvas.findByRole('link', { name: 'Kind: Choose one of the options.' })).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { collection: resourceCategoriesCollection, value: Files.args!.value! },
  play: async ({ canvasElement }) =>
    expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(
      canvasElement.ownerDocument.documentElement.clientWidth,
    ),
};

const paragraphs = {
  entryLabel: 'Paragraph',
  schema: entry({
    paragraph: field.richText({ label: 'Paragraph', help: 'What you did before.', min: 10, max: 120 }),
  }),
};
const words = 'Twenty years in operations taught me to ask who is on call.';

/** The editor, once it is loaded: until then a text area is in its place. */
const paragraphEditor = (canvas: Pick<ReturnType<typeof within>, 'getByRole'>) =>
  waitFor(() => {
    const box = canvas.getByRole('textbox', { name: /^Paragraph/ });
    if (!box.isContentEditable) throw new Error('The editor is not there yet.');
    return box;
  });

/** Selects words of the editor, as a double click does, and lets it take notice. */
async function selectWords(editor: HTMLElement, wanted: string) {
  const walker = document.createTreeWalker(editor, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const at = node.data.indexOf(wanted);
    if (at === -1) continue;
    editor.focus();
    getSelection()!.setBaseAndExtent(node, at, node, at + wanted.length);
    document.dispatchEvent(new Event('selectionchange'));
    return;
  }
  throw new Error(`The editor does not say “${wanted}”.`);
}

/** Bold, italic and links in a paragraph, by buttons and shortcuts. An address is checked before it is taken. */
export const RichText: Story = {
  args: { collection: paragraphs, value: { paragraph: words } },
  play: async ({ args, canvas, userEvent }) => {
    const box = await paragraphEditor(canvas);
    await expect(box).toHaveAccessibleDescription('What you did before.');
    await selectWords(box, 'Twenty years');
    await userEvent.click(canvas.getByRole('button', { name: 'Bold' }));
    await expect(lastOf(args.onChange)).toEqual({
      paragraph: [{ text: 'Twenty years', strong: true }, { text: words.slice(12) }],
    });
    await expect(canvas.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(lastOf(args.onChange)).toEqual({ paragraph: words });

    await selectWords(box, 'who is on call');
    await userEvent.click(canvas.getByRole('button', { name: 'Link' }));
    const address = canvas.getByRole('textbox', { name: 'Where the link leads' });
    await expect(address).toHaveFocus();
    await userEvent.type(address, 'javascript:alert(1){Enter}');
    await expect(address).toHaveAccessibleDescription(/Enter a page of this site that exists/);
    await userEvent.clear(address);
    await userEvent.type(address, ' https://example.org/on-call {Enter}');
    const linked = [
      { text: words.slice(0, 44) },
      { text: 'who is on call', href: 'https://example.org/on-call' },
      { text: '.' },
    ];
    await expect(lastOf(args.onChange)).toEqual({ paragraph: linked });
    await expect(box).toHaveFocus();
    await selectWords(box, 'is on');
    await userEvent.click(canvas.getByRole('button', { name: 'Change the link', pressed: true }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the link' }));
    await expect(lastOf(args.onChange)).toEqual({ paragraph: words });
    await userEvent.click(canvas.getByRole('button', { name: 'Italic', pressed: false }));
    await expect(canvas.getByRole('button', { name: 'Italic', pressed: true })).toBeVisible();
  },
};

/** What has the focus in the moment in which the editor takes the place of the text area. */
let focusedThen: Element | null = null;

function WithFocusedArea(props: EntryFormProps) {
  useLayoutEffect(() => {
    const area = document.querySelector('textarea')!;
    area.focus();
    const observer = new MutationObserver(() => {
      if (!area.isConnected) focusedThen ??= document.activeElement;
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return <WithValue {...props} />;
}

/** The editor takes over a text area that is being typed into without losing a key: the focus is in one or the other. */
export const TypedIntoAtOnce: Story = {
  tags: ['!dev', '!autodocs'],
  args: { collection: paragraphs, value: { paragraph: words } },
  render: (args) => <WithFocusedArea {...args} />,
  beforeEach: () => void (focusedThen = null),
  play: async ({ canvas }) => {
    const box = await paragraphEditor(canvas);
    await expect(focusedThen).toBe(box);
  },
};

const emptyParagraph = { collection: paragraphs, value: { paragraph: '' } };

/** In another window, a person has not left the paragraph. */
export const ParagraphInAnotherWindow: Story = {
  tags: ['!dev', '!autodocs'],
  args: emptyParagraph,
  play: async ({ canvas, userEvent }) => {
    const box = await paragraphEditor(canvas);
    box.focus();
    await fireEvent.blur(box);
    await expect(box).not.toBeInvalid();
    await userEvent.tab();
    await waitFor(() => expect(box).toBeInvalid());
  },
};

/** Pastes HTML of another program. */
async function paste(canvas: InteractionContext['canvas'], html: string) {
  const box = await paragraphEditor(canvas);
  box.focus();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', html);
  await fireEvent(box, new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

/** What is pasted keeps links and emphasis, and nothing else. */
export const PastedRichText: Story = {
  args: emptyParagraph,
  parameters: preparedBy(({ canvas }) =>
    paste(
      canvas,
      '<h2>A <b>bold</b></h2><p onclick="alert(1)">claim<script>alert(1)</script> with <a href="javascript:alert(1)">one</a> and ' +
        '<a href="https://example.org/two" onclick="alert(1)">two</a></p><img src=x onerror=alert(1)>',
    ),
  ),
  play: async ({ args }) => {
    const paragraph = [
      { text: 'A ' },
      { text: 'bold', strong: true },
      { text: ' claim with one and ' },
      { text: 'two', href: 'https://example.org/two' },
    ];
    await waitFor(() => expect(lastOf(args.onChange)).toEqual({ paragraph }));
  },
};

const pasted =
  (html: string, paragraph: RichTextValue): Story['play'] =>
  async ({ args, canvas }) => {
    await paste(canvas, html);
    await waitFor(() => expect(lastOf(args.onChange)).toEqual({ paragraph }));
  };

/** Google Docs and Word say what is bold and italic by style attributes, which a Content-Security-Policy switches off. */
export const PastedFromGoogleDocs: Story = {
  tags: ['!dev', '!autodocs'],
  args: emptyParagraph,
  play: pasted(
    '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-0"><p dir="ltr" style="line-height:1.38">' +
      '<span style="font-weight:400;font-style:normal">Plain words, </span>' +
      '<span style="font-weight:700;font-style:normal">bold words</span>' +
      '<span style="font-weight:400;font-style:italic"> and slanted ones</span>' +
      '<span style="font-weight:400">, with a </span><a href="https://www.example.com/a" style="text-decoration:none">' +
      '<span style="font-weight:400;text-decoration:underline">link</span></a>' +
      '<span style="font-weight:400">.</span></p></b>',
    [
      { text: 'Plain words, ' },
      { text: 'bold words', strong: true },
      { text: ' and slanted ones', emphasis: true },
      { text: ', with a ' },
      { text: 'link', href: 'https://www.example.com/a' },
      { text: '.' },
    ],
  ),
};

/** Word takes bold and italic back from a part of such words, and others from the element itself. */
export const PastedFromWord: Story = {
  tags: ['!dev', '!autodocs'],
  args: emptyParagraph,
  play: pasted(
    '<p class=MsoNormal><b>Bold<span style="font-weight:normal"> and plain, </span></b>' +
      '<i>slanted<span style="font-style:normal"> and upright, </span></i>' +
      '<b style="font-weight:400">light, </b><strong style="font-weight:inherit">as before, </strong>' +
      '<em style="font-style:normal">straight, </em><span style="font-style:oblique 10deg">oblique</span></p>',
    [
      { text: 'Bold', strong: true },
      { text: ' and plain, ' },
      { text: 'slanted', emphasis: true },
      { text: ' and upright, light, as before, straight, ' },
      { text: 'oblique', emphasis: true },
    ],
  ),
};

/** A stored link that leads nowhere is named at the field. */
export const BrokenLink: Story = {
  parameters: inAWindow,
  args: {
    collection: paragraphs,
    value: { paragraph: [{ text: 'We wrote the plan ' }, { text: 'here', href: 'http://insecure.example' }] },
    attempts: 1,
  },
  play: async ({ canvas }) => {
    const box = await paragraphEditor(canvas);
    await expect(box).toHaveAccessibleDescription(/The link “here” leads nowhere\. Enter a page of this site/);
    await expect(box).toBeInvalid();
  },
};

export const TopicsWithCommas: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: {
    collection: {
      entryLabel: 'Talk',
      schema: entry({
        title: field.text({ label: 'Title', max: 70 }),
        topics: field.text({ label: 'Topics', help: 'Separate them by commas.', max: 200, multiline: true }),
      }),
    },
    value: {
      title: 'Ransomware in plain words',
      topics: 'Backups Who decides, The first call to the insurer, What the law asks for',
    },
  },
};
