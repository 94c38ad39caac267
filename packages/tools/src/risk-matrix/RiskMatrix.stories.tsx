import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { fill, preparedBy, type InteractionContext } from '../../../../tests/browser/prepared';
import { createDocument, type Risk, type RiskMatrixDocument } from './document';
import { exportMatrix, matrixFormat } from './exchange';
import { RiskMatrix } from './RiskMatrix';
import { categories, levels, statuses } from './rules';
import { es } from './messages/es';
import { expectMarked, markedWords } from '../stories/pseudo';
import { expectTooLong } from '../stories/setup';
import { rowOf, sheetOf, workbook } from '../stories/workbook';
import type { ToolReport } from '../frame';
import { serializeState } from '../share-state';
import { storeWeaknesses, weaknessesKey } from '../handover';
import { guide } from './RiskMatrix.guide';

const now = new Date(2026, 0, 5, 9, 30);

const risk = (id: string, fields: Partial<Risk>): Risk => ({
  id,
  title: `Risk ${id}`,
  description: 'What could happen.',
  category: 'Operational',
  probability: 'Medium',
  impact: 'Medium',
  mitigation: '',
  status: 'Open',
  dateAdded: '2026-01-05T09:30:00.000Z',
  ...fields,
});

const fraud = risk('1', {
  title: 'Payment fraud by mail',
  description: 'An attacker who reads our mail sends a client a changed bank account.',
  category: 'Cybersecurity',
  probability: 'High',
  impact: 'Critical',
  owner: 'Dana Whitfield',
  mitigation: 'Second factor for mail; changes of an account are confirmed by telephone.',
  residualProbability: 'Low',
});
const document: RiskMatrixDocument = {
  ...createDocument(now, { title: 'Client onboarding', description: 'The first ninety days with a new client.' }),
  risks: [
    risk('2', { title: 'Key engineer leaves', category: 'Human Resources', status: 'Mitigated' }),
    fraud,
    risk('3', { title: 'Unpatched firewall', probability: 'High', impact: 'High', status: 'In Progress' }),
  ],
};
const many: RiskMatrixDocument = {
  ...document,
  risks: Array.from({ length: 10_000 }, (_, index) =>
    risk(String(index), {
      title: `Risk number ${index}`,
      category: categories[index % 10]!,
      probability: levels[index % 4]!,
      impact: levels[Math.floor(index / 4) % 4]!,
      status: statuses[index % 3]!,
    }),
  ),
};

const meta = {
  title: 'Tools/RiskMatrix',
  // Loaded in advance: slow loading has stories of its own.
  loaders: [() => import('./RiskDialog'), () => import('./ImportDialog')],
  component: RiskMatrix,
  parameters: { guide, docs: { story: { inline: false } } },
  args: { storageKey: null, now: () => now, onNotice: fn(() => false), onResult: fn(), onExport: fn(() => false) },
} satisfies Meta<typeof RiskMatrix>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const success = (title: string, message: string) => ({ kind: 'success', title, message });
const inPlace = (title: string, message: string) => ({ ...success(title, message), inPlace: true });
/** The list is loaded with the first risk. */
const listed = (canvas: Canvas) => canvas.findByRole('list', { name: 'Risks' });
const titles = (canvas: Canvas) =>
  within(canvas.getByRole('list', { name: 'Risks' }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('p')?.textContent);
/** The heading of the register, where the focus goes. Not its text: the whole page, where a lost focus is, has that too. */
const registerHeading = (canvas: Canvas) => canvas.getByRole('heading', { name: 'Risk Register' }).parentElement;
const cellOf = (canvas: Canvas, probability: string, impact: string) =>
  canvas.getByRole('button', { name: new RegExp(`^Probability ${probability}, impact ${impact}:`) });

/** Empty axes, no tiles; actions that need a risk say so. */
export const Empty: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByText('Total Risks')).toBeNull();
    await expect(canvas.getByRole('heading', { name: 'No risks yet', level: 3 })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add First Risk' })).toBeEnabled();
    const exporting = canvas.getByRole('button', { name: 'Export' });
    await expect(exporting).toBeDisabled();
    await expect(exporting).toHaveAccessibleDescription('Export is available from the first risk on.');
    await expect(canvas.getByRole('button', { name: 'Export CSV' })).toBeDisabled();
    await waitFor(() =>
      expect(args.onResult).toHaveBeenLastCalledWith(
        { totalRisks: 0, criticalRisks: 0, highRisks: 0, openRisks: 0 },
        expect.objectContaining({ risks: [] }),
      ),
    );
  },
};

/** A table: probability left to right, impact bottom to top, both named (RISK-4). */
export const Grid: Story = {
  args: { initialDocument: document },
  play: async ({ canvas }) => {
    await listed(canvas);
    const table = canvas.getByRole('table', { name: /^Risks by probability and impact, before mitigation/ });
    const names = (role: 'columnheader' | 'rowheader') =>
      within(table)
        .getAllByRole(role)
        .map((header) => header.textContent);
    await expect(names('columnheader')).toEqual(['Probability →', 'Low', 'Medium', 'High', 'Critical']);
    await expect(names('rowheader')).toEqual(['Impact →', 'Critical', 'High', 'Medium', 'Low']);
    await expect(within(table).getAllByRole('button')).toHaveLength(16);
    await expect(cellOf(canvas, 'High', 'Critical')).toHaveAccessibleName(
      'Probability High, impact Critical: score 12 Critical 1 risk',
    );
    await expect(cellOf(canvas, 'Low', 'Low')).toHaveAccessibleName('Probability Low, impact Low: score 1 Low 0 risks');
    const legend = within(canvas.getByRole('list', { name: /^Legend/ })).getAllByRole('listitem');
    await expect(legend.map((entry) => entry.textContent)).toEqual([
      'Low 1–4',
      'Medium 6–8',
      'High 9',
      'Critical 12–16',
    ]);
    await expect(canvas.getByText('Total Risks').nextElementSibling).toHaveTextContent('3');
    await expect(canvas.getByText('Open', { selector: 'dt' }).nextElementSibling).toHaveTextContent('1');
  },
};

/** The `legend` preset: 12 is High (RISK-3). */
export const OtherBands: Story = {
  args: { initialDocument: document, bands: 'legend' },
  play: async ({ canvas }) => {
    await listed(canvas);
    await expect(cellOf(canvas, 'High', 'Critical')).toHaveAccessibleName(/score 12 High 1 risk$/);
    await expect(canvas.getByText('High 9–12')).toBeVisible();
  },
};

/** Opens the form of a risk. While that loads, an empty dialog may stand in its place. */
async function openDialog({ canvas, userEvent }: InteractionContext, opener: string) {
  await userEvent.click(canvas.getByRole('button', { name: opener }));
  await canvas.findByRole('textbox', { name: 'Title' });
  return within(canvas.getByRole('dialog'));
}

/** From the empty register: the dialog has the focus, then the register. */
export const AddFirst: Story = {
  parameters: preparedBy((context) => openDialog(context, 'Add First Risk')),
  play: async ({ args, canvas, userEvent }) => {
    const dialog = within(canvas.getByRole('dialog', { name: 'Add New Risk' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveFocus());
    for (const name of ['Probability', 'Impact'])
      await expect(dialog.getByRole('combobox', { name })).toHaveValue('Medium');
    await expect(dialog.getByRole('combobox', { name: 'Status' })).toHaveValue('Open');
    await userEvent.keyboard(' Flooded server room ');
    await userEvent.tab();
    await userEvent.keyboard('Rain comes through the window.');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Category' }), 'Physical Security');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Impact' }), 'Critical');
    await expect(dialog.getByText('Score: 8, Medium')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Add Risk' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(args.onNotice).toHaveBeenLastCalledWith(
      inPlace('Risk Added', 'New risk has been added to the matrix.'),
    );
    await expect(titles(canvas)).toEqual(['Flooded server room']);
    await expect(cellOf(canvas, 'Medium', 'Critical')).toHaveAccessibleName(/1 risk$/);
    await waitFor(() => expect(registerHeading(canvas)).toHaveFocus());
    await expect(args.onResult).toHaveBeenLastCalledWith(
      { totalRisks: 1, criticalRisks: 0, highRisks: 0, openRisks: 1 },
      expect.objectContaining({ createdDate: now.toISOString(), lastModified: now.toISOString() }),
    );
  },
};

/** Missing fields get a notice in the dialog, a summary and messages; nothing is added. Closing clears the draft (RISK-7, RISK-8). */
export const AddInvalid: Story = {
  parameters: preparedBy(async (context) => {
    const dialog = await openDialog(context, 'Add Risk');
    await fill(dialog.getByRole('textbox', { name: 'Description' }), '   ');
    await context.userEvent.click(dialog.getByRole('button', { name: 'Add Risk' }));
  }),
  play: async ({ args, canvas, userEvent }) => {
    const dialog = within(canvas.getByRole('dialog', { name: 'Add New Risk' }));
    await expect(args.onNotice).toHaveBeenLastCalledWith({
      kind: 'error',
      title: 'Error',
      message: 'Please fill in all required fields.',
      inPlace: true,
    });
    await expect(dialog.getByRole('group', { name: '3 answers need your attention' })).toHaveFocus();
    await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveAccessibleDescription(/Enter a title/);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), 'Half a risk');
    await expect(dialog.getByRole('textbox', { name: 'Title' })).toBeValid();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Keep editing' }));
    await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('Half a risk');
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Discard changes' }));

    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Add First Risk' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add Risk' }));
    await expect(await canvas.findByRole('textbox', { name: 'Title' })).toHaveValue('');
    await userEvent.keyboard('{Escape}');
  },
};

/** Pastes that are too long stay in their fields; nothing is added or exported until they are shorter (TOOL-16). */
export const TooLong: Story = {
  args: { initialDocument: document },
  parameters: preparedBy(async (context) => {
    const dialog = await openDialog(context, 'Add Risk');
    await fill(dialog.getByRole('textbox', { name: 'Title' }), 'Long story');
    await context.userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Category' }), 'Compliance');
    await fill(dialog.getByRole('textbox', { name: 'Description' }), 'x'.repeat(3000));
  }),
  play: async ({ args, canvas, userEvent }) => {
    const dialog = within(canvas.getByRole('dialog', { name: 'Add New Risk' }));
    const add = dialog.getByRole('button', { name: 'Add Risk' });
    await expectTooLong(dialog.getByRole('textbox', { name: 'Description' }), 2000, add);
    await expect(args.onNotice).not.toHaveBeenCalled();
    await userEvent.click(add);
    await waitFor(() => expect(titles(canvas)).toContain('Long story'));

    const exporting = canvas.getByRole('button', { name: 'Export' });
    await expectTooLong(canvas.getByRole('textbox', { name: 'Matrix title' }), 200, exporting);
    await expect(args.onExport).not.toHaveBeenCalled();
    await userEvent.click(exporting);
    await expect(args.onExport).toHaveBeenCalledTimes(1);
  },
};

/** Without notices of the site, the dialog shows the error itself. */
export const OwnNotices: Story = {
  args: { onNotice: undefined as never },
  parameters: preparedBy(async (context) => {
    const dialog = await openDialog(context, 'Add Risk');
    await context.userEvent.click(dialog.getByRole('button', { name: 'Add Risk' }));
    await dialog.findByRole('alert');
  }),
  play: async ({ canvas, userEvent }) => {
    const dialog = within(canvas.getByRole('dialog'));
    await expect(dialog.getByRole('alert')).toHaveTextContent('Error');
    await expect(dialog.getByRole('alert')).toHaveTextContent('Please fill in all required fields.');
    await userEvent.keyboard('{Escape}');
  },
};

/** Adds a residual rating; saving closes the dialog, and adds the risk again if another tab has deleted it. */
export const Edit: Story = {
  args: { initialDocument: document, storageKey: 'story-risks' },
  beforeEach: () => () => localStorage.removeItem('story-risks'),
  parameters: preparedBy(async (context) => {
    await listed(context.canvas);
    await openDialog(context, 'Edit Unpatched firewall');
  }),
  play: async ({ args, canvas, userEvent }) => {
    const dialog = within(canvas.getByRole('dialog', { name: 'Edit Risk' }));
    const title = dialog.getByRole('textbox', { name: 'Title' });
    await expect(title).toHaveValue('Unpatched firewall');
    await userEvent.clear(title);
    await userEvent.click(dialog.getByRole('button', { name: 'Update Risk' }));
    await expect(args.onNotice).toHaveBeenLastCalledWith(expect.objectContaining({ title: 'Error' }));
    await userEvent.type(title, 'Old firewall');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Impact after mitigation' }), 'Low');
    await expect(dialog.getByText('Score after mitigation: 3, Low')).toBeVisible();
    const newValue = serializeState(matrixFormat, { ...document, risks: [] });
    window.dispatchEvent(new StorageEvent('storage', { key: 'story-risks', newValue }));
    await canvas.findByRole('heading', { name: 'No risks yet', hidden: true });
    await userEvent.click(dialog.getByRole('button', { name: 'Update Risk' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(args.onNotice).toHaveBeenLastCalledWith(
      inPlace('Risk Updated', 'Risk has been successfully updated.'),
    );
    await expect(titles(canvas)).toEqual(['Old firewall']);
    await expect(canvas.getByText(/^Changes the figures/)).toBeVisible();
    await expect(canvas.getByText('Probability High, impact Low')).toBeVisible();
  },
};

/** Deleting can be undone, and the focus stays in the register. */
export const DeleteAndUndo: Story = {
  tags: ['!dev', '!autodocs'],
  args: { initialDocument: document },
  play: async ({ args, canvas, userEvent }) => {
    await listed(canvas);
    await expect(titles(canvas)).toEqual(['Payment fraud by mail', 'Unpatched firewall', 'Key engineer leaves']);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Payment fraud by mail' }));
    await expect(titles(canvas)).toEqual(['Unpatched firewall', 'Key engineer leaves']);
    await expect(args.onNotice).toHaveBeenLastCalledWith(
      inPlace('Risk Deleted', 'Risk has been removed from the matrix.'),
    );
    await expect(registerHeading(canvas)).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(titles(canvas)).toHaveLength(3);
  },
};

/** Asks first, keeps title and description, and can be undone (RISK-10). */
export const Reset: Story = {
  args: { initialDocument: document },
  parameters: preparedBy(async ({ canvas, userEvent }) => {
    await listed(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
  }),
  play: async ({ args, canvas, userEvent }) => {
    const question = within(canvas.getByRole('alertdialog', { name: 'Clear the risk matrix?' }));
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await expect(titles(canvas)).toHaveLength(3);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Matrix title' }), ' 2027');
    await userEvent.click(canvas.getByRole('radio', { name: 'After mitigation' }));
    await userEvent.click(cellOf(canvas, 'High', 'High'));
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all risks' }));
    await expect(args.onNotice).toHaveBeenLastCalledWith(success('Matrix Reset', 'Risk matrix has been cleared.'));
    await expect(canvas.getByRole('button', { name: 'Add First Risk' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Matrix title' })).toHaveValue('Client onboarding 2027');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(titles(canvas)).toHaveLength(3);
    await expect(canvas.getByRole('radio', { name: 'Before mitigation' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(canvas.getByRole('textbox', { name: 'Matrix title' })).toHaveValue('Client onboarding');
  },
};

/** A cell, pressed with the keyboard too, filters the register; a second press shows all risks. */
export const CellAsFilter: Story = {
  args: { initialDocument: document },
  parameters: preparedBy(async ({ canvas, userEvent }) => {
    await listed(canvas);
    await userEvent.click(cellOf(canvas, 'High', 'High'));
  }),
  play: async ({ canvas, userEvent }) => {
    const cell = cellOf(canvas, 'High', 'High');
    await expect(cell).toHaveAttribute('aria-pressed', 'true');
    cell.focus();
    await userEvent.keyboard(' ');
    await expect(cell).toHaveAttribute('aria-pressed', 'false');
    await userEvent.keyboard(' ');
    await expect(cell).toHaveAttribute('aria-pressed', 'true');
    await expect(titles(canvas)).toEqual(['Unpatched firewall']);
    await expect(canvas.getByText('1 of 3 risks, probability High and impact High')).toHaveRole('status');
    await userEvent.click(canvas.getByRole('button', { name: 'Go to these risks' }));
    await expect(registerHeading(canvas)).toHaveFocus();
    await userEvent.click(cell);
    await expect(titles(canvas)).toHaveLength(3);
    await userEvent.click(cellOf(canvas, 'Low', 'Low'));
    await expect(canvas.getByRole('heading', { name: 'No risks match' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all risks' }));
    await expect(titles(canvas)).toHaveLength(3);
    await expect(canvas.getByRole('group', { name: 'Risks, highest score first' })).toHaveFocus();
    await userEvent.click(cell);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all cells' }));
    await expect(cell).toHaveFocus();
  },
};

/** The switch changes the figures, the cells and the order. */
export const AfterMitigation: Story = {
  args: { initialDocument: document },
  parameters: preparedBy(async ({ canvas, userEvent }) => {
    await listed(canvas);
    await userEvent.click(canvas.getByRole('radio', { name: 'After mitigation' }));
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Probability High, impact Critical')).toBeVisible();
    await expect(titles(canvas)).toEqual(['Unpatched firewall', 'Key engineer leaves', 'Payment fraud by mail']);
    await expect(cellOf(canvas, 'Low', 'Critical')).toHaveAccessibleName(/score 4 Low 1 risk$/);
    await expect(cellOf(canvas, 'High', 'Critical')).toHaveAccessibleName(/0 risks$/);
    await expect(canvas.getByText('Critical', { selector: 'dt' }).nextElementSibling).toHaveTextContent('0 (1 before)');
    await expect(canvas.getByRole('table', { name: /after mitigation/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Before mitigation' }));
    await expect(canvas.getByText('Probability Low, impact Critical')).toBeVisible();
  },
};

export const SearchAndStatus: Story = {
  args: { initialDocument: document },
  parameters: preparedBy(async ({ canvas }) => {
    await listed(canvas);
    await fill(canvas.getByRole('searchbox', { name: 'Search the register' }), 'TELEPHONE');
    await canvas.findByText('1 of 3 risks');
  }),
  play: async ({ canvas, userEvent }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search the register' });
    await expect(titles(canvas)).toEqual(['Payment fraud by mail']);
    await expect(canvas.getByText('1 of 3 risks')).toHaveRole('status');
    await userEvent.clear(search);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), 'Mitigated');
    await expect(titles(canvas)).toEqual(['Key engineer leaves']);
  },
};

/** Of 10,000 risks only those on screen are rendered; the box scrolls and is focusable. */
export const TenThousand: Story = {
  args: { initialDocument: many },
  play: async ({ canvas, userEvent }) => {
    await listed(canvas);
    await expect(canvas.getByText('10,000 risks')).toBeVisible();
    const box = canvas.getByRole('group', { name: 'Risks, highest score first' });
    await waitFor(() => expect(within(box).getAllByRole('listitem').length).toBeLessThan(20));
    await expect(box.getBoundingClientRect().height).toBeLessThan(400);
    await expect(box).toHaveAttribute('tabindex', '0');
    await userEvent.type(canvas.getByRole('searchbox'), 'number 9999');
    await expect(titles(canvas)).toEqual(['Risk number 9999']);
  },
};

/** The JSON file, and tables for spreadsheets. */
export const Exports: Story = {
  tags: ['!dev', '!autodocs'],
  args: { initialDocument: document },
  play: async ({ args, canvas, userEvent }) => {
    await listed(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    const { fileName, json } = exportMatrix(document, now);
    await expect(args.onExport).toHaveBeenLastCalledWith({ fileName, type: 'application/json', text: json });
    await expect(fileName).toBe('risk-matrix-client-onboarding-2026-01-05.json');
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() =>
      expect(args.onExport).toHaveBeenLastCalledWith(
        expect.objectContaining({ fileName: 'risk-matrix-client-onboarding-2026-01-05.csv', type: 'text/csv' }),
      ),
    );
  },
};

const csv = 'Title,Description,Category,Probability,Impact\nFire,The room burns,Physical Security,High,Critical\n';

const fileField = (canvas: Canvas) => canvas.getByLabelText('Import');
/** While it loads, another dialog with its title may stand in its place. */
async function importDialog(canvas: Canvas) {
  await canvas.findByRole('button', { name: 'Cancel' });
  return within(canvas.getByRole('dialog', { name: 'Import risks' }));
}

/** The dialog that asks how a file is to be read. */
const imported = (content: BlobPart, name: string) =>
  preparedBy(async ({ canvas, userEvent }) => {
    await userEvent.upload(fileField(canvas), new File([content], name));
    await importDialog(canvas);
  });

/** JSON replaces the matrix, a table adds to it; HTML in a file is text (RISK-14). */
export const Imports: Story = {
  args: { initialDocument: document },
  parameters: imported(csv, 'register.csv'),
  play: async ({ args, canvas, userEvent }) => {
    const dialog = await importDialog(canvas);
    await expect(dialog.getByText('1 risk of 1 can be imported.')).toBeVisible();
    await expect(titles(canvas)).toHaveLength(3);
    await userEvent.click(dialog.getByRole('button', { name: 'Import 1 risk' }));
    await waitFor(() => expect(titles(canvas)).toContain('Fire'));
    await expect(titles(canvas)).toHaveLength(4);
    await expect(args.onNotice).toHaveBeenLastCalledWith(
      success('Risks Imported', '1 risk from register.csv added to the matrix.'),
    );
    const hostile = { ...document, risks: [risk('9', { title: '<img src=x onerror=alert(1)>' })] };
    await userEvent.upload(fileField(canvas), new File([exportMatrix(hostile, now).json], 'matrix.txt'));
    await waitFor(() => expect(titles(canvas)).toEqual(['<img src=x onerror=alert(1)>']));
    await expect(args.onNotice).toHaveBeenLastCalledWith(success('Matrix Imported', '1 risk from matrix.txt.'));
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(titles(canvas)).toHaveLength(3);
  },
};

const foreign = [
  'sep=;',
  'Risk;Details;Department;Likelihood (1-5);Severity;Owner',
  'Gr\xf6\xdfe;Ein Server f\xe4llt aus;IT;5;1;M\xfcller',
  'Storm;The roof leaks;Weather;3;5',
  ...Array.from({ length: 10 }, () => ';Nobody knows;IT;1;1;'),
  '',
].join('\r\n');
const windows1252 = Uint8Array.from(foreign, (letter) => letter.charCodeAt(0));

/**
 * Another program's register: unclear values have to be chosen, here by keyboard, before anything is added (RISK-14). An
 * import that is cancelled changes nothing.
 */
export const ImportsForeignTable: Story = {
  args: { initialDocument: document },
  parameters: imported(windows1252, 'register.csv'),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click((await importDialog(canvas)).getByRole('button', { name: 'Cancel' }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(titles(canvas)).toHaveLength(3);
    await expect(canvas.getByRole('button', { name: 'Undo' })).toBeDisabled();
    await userEvent.upload(fileField(canvas), new File([windows1252], 'register.csv'));
    const dialog = await importDialog(canvas);
    await expect(dialog.getByText('Check accented letters')).toBeVisible();
    await expect(dialog.getAllByText(/read as Windows-1252/)[0]).toBeVisible();
    const separator = dialog.getByRole('combobox', { name: 'Separator' });
    await waitFor(() => expect(separator).toHaveFocus());
    await expect(separator).toHaveDisplayValue('Semicolon');
    const title = dialog.getByRole('combobox', { name: /^Title/ });
    await expect(title).toHaveDisplayValue('Risk');
    await expect(title).toHaveAccessibleDescription(/First: Größe/);
    await expect(dialog.getByRole('combobox', { name: /^Probability(?! after)/ })).toHaveDisplayValue(
      'Likelihood (1-5)',
    );
    await expect(dialog.getByRole('combobox', { name: /^“5”/ })).toHaveDisplayValue('Critical');
    await expect(dialog.getByRole('combobox', { name: /^“IT”/ })).toHaveDisplayValue('Technology');
    await expect(dialog.getByText(/^1 risk of 12 can be imported. 11 rows are left out/)).toBeVisible();
    await expect(dialog.getByText('And 3 more.')).toBeVisible();
    const category = dialog.getByRole('combobox', { name: /^Category/ });
    await userEvent.selectOptions(category, 'All rows: Compliance');
    await expect(dialog.queryByRole('combobox', { name: /^“Weather”/ })).toBeNull();
    await userEvent.selectOptions(category, 'Department');
    const owner = dialog.getByRole('combobox', { name: /^Owner/ });
    await userEvent.selectOptions(owner, 'Not in the file');
    await expect(owner).toHaveDisplayValue('Not in the file');
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await userEvent.click(dialog.getByRole('button', { name: /^Import/ }));
    await waitFor(() => expect(dialog.getByRole('link', { name: 'Choose what “3” becomes.' })).toBeVisible());
    await expect(titles(canvas)).toHaveLength(3);
    await userEvent.click(dialog.getByRole('link', { name: 'Choose what “Weather” becomes.' }));
    await expect(dialog.getByRole('combobox', { name: /^“Weather”/ })).toHaveFocus();
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /^“Weather”/ }), 'Physical Security');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /^“3”/ }), 'Medium');
    await expect(dialog.getByText('Line 5 is left out: title. Enter a title.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Import 2 risks' }));
    await expect(args.onNotice).toHaveBeenLastCalledWith(
      success('Risks Imported', '2 risks from register.csv added to the matrix. 10 rows were left out.'),
    );
    await expect(titles(canvas)).toEqual(expect.arrayContaining(['Größe', 'Storm']));
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(titles(canvas)).toHaveLength(3);
  },
};

const unclear = [
  'Risk;What,"in a" word;Category;Likelihood;Impact;Date identified',
  'Fire;Smoke, then fire;Physical Security;Low;High;03/04/2026',
  'Flood;Water;Physical Security;Low;High;05/04/2026',
  'Storm;Wind;Physical Security;Low;High;45958',
].join('\n');

/** What a table does not say is asked: how its cells are separated, and its dates are meant (RISK-14). */
export const ImportsUnclearTable: Story = {
  args: { initialDocument: document },
  parameters: imported(unclear, 'register.csv'),
  play: async ({ args, canvas, userEvent }) => {
    const dialog = await importDialog(canvas);
    const separator = dialog.getByRole('combobox', { name: 'Separator' });
    const title = () => dialog.getByRole('combobox', { name: /^Title/ });
    await expect(title()).toHaveDisplayValue('Risk');
    await userEvent.selectOptions(separator, 'Comma');
    await expect(separator).toHaveDisplayValue('Semicolon');
    await expect(separator).toHaveAccessibleDescription(/Line 1: there is more text behind a closed quotation mark/);
    await userEvent.selectOptions(separator, 'Vertical bar');
    await expect(title()).toHaveDisplayValue(/^Risk;What/);
    await userEvent.selectOptions(separator, 'Semicolon');
    await expect(title()).toHaveDisplayValue('Risk');
    const order = dialog.getByRole('combobox', { name: /^“03\/04\/2026”/ });
    await expect(order).toHaveAccessibleDescription('In 2 cells.');
    await userEvent.click(dialog.getByRole('button', { name: 'Import 3 risks' }));
    await expect(dialog.getByRole('link', { name: 'Choose what “45958” becomes.' })).toBeVisible();
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /^“45958”/ }), 'Use today’s date');
    await userEvent.selectOptions(order, 'Day first');
    await expect(dialog.getByText(/1 risk gets today’s date in place of one that is not clear\.$/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Import 3 risks' }));
    const fire = expect.objectContaining({ title: 'Fire', dateAdded: '2026-04-03' });
    await waitFor(() =>
      expect(args.onResult).toHaveBeenLastCalledWith(
        expect.anything(),
        expect.objectContaining({ risks: expect.arrayContaining([fire]) }),
      ),
    );
  },
};

/** An exported workbook can be imported; an empty register offers a template. */
export const Workbooks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Excel template' }));
    await waitFor(() => expect(args.onExport).toHaveBeenCalledTimes(1));
    const [template] = (args.onExport as ReturnType<typeof fn>).mock.lastCall as [
      { fileName: string; bytes: BlobPart },
    ];
    await expect(template.fileName).toBe('risk-register-template.xlsx');
    await userEvent.upload(fileField(canvas), new File([template.bytes], template.fileName));
    const dialog = await importDialog(canvas);
    await expect(dialog.getByText(/Sheet “Risks”\./)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Import 1 risk' }));
    await waitFor(() => expect(titles(canvas)).toEqual(['Example: a key engineer leaves']));
    await userEvent.click(canvas.getByRole('button', { name: 'Export Excel' }));
    await waitFor(() => expect(args.onExport).toHaveBeenCalledTimes(2));
    const [made] = (args.onExport as ReturnType<typeof fn>).mock.lastCall as [{ fileName: string; bytes: Uint8Array }];
    await expect(made.fileName).toBe('risk-matrix-untitled-2026-01-05.xlsx');
    await expect(made.bytes.length).toBeGreaterThan(1000);
  },
};

const register = (risk: string) =>
  sheetOf(
    rowOf('Title', 'Description', 'Category', 'Probability', 'Impact'),
    rowOf(risk, 'What could happen.', 'Technology', 'Low', 'High'),
  );
const years = workbook([
  ['Cover', '', sheetOf(rowOf('Northwind MSP'))],
  ['2025', 'state="hidden"', register('Flood')],
  ['2026', '', register('Fire')],
]);

/** Of a workbook with several sheets, a register in sight is read, and another can be chosen (RISK-14). */
export const ImportsOneOfSeveralSheets: Story = {
  parameters: imported(years, 'years.xlsx'),
  play: async ({ canvas, userEvent }) => {
    const dialog = await importDialog(canvas);
    const sheet = dialog.getByRole('combobox', { name: 'Sheet' });
    await expect(sheet).toHaveDisplayValue('2026');
    await userEvent.selectOptions(sheet, 'Cover');
    await expect(dialog.getByRole('combobox', { name: /^Title/ })).toHaveDisplayValue('Choose a column');
    await userEvent.selectOptions(sheet, '2025 (hidden)');
    await expect(dialog.getByText(/Sheet “2025”\./)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Import 1 risk' }));
    await waitFor(() => expect(titles(canvas)).toEqual(['Flood']));
  },
};

/** For an unreadable file the message says what it is, or what is wrong and where; nothing changes (TOOL-15). */
export const BadImports: Story = {
  args: { initialDocument: document },
  parameters: preparedBy(async ({ canvas, userEvent }) => {
    await listed(canvas);
    await userEvent.upload(fileField(canvas), new File(['%PDF-1.7'], 'report.csv'));
    await canvas.findByText('report.csv was not imported');
  }),
  play: async ({ canvas, userEvent }) => {
    const files: [name: string, text: string, message: RegExp][] = [
      ['matrix.json', '[', /^The file is incomplete or damaged/],
      ['risks.csv', csv.replace('Fire', '"Fire'), /Line 2: a quotation mark is not closed/],
      ['report.csv', '%PDF-1.7', /^The file is a PDF document\. Risk matrix reads/],
      ['risks.xlsx', 'PK\x03\x04xl/', /^The workbook is damaged/],
    ];
    for (const [name, text, message] of files) {
      await userEvent.upload(canvas.getByLabelText('Import'), new File([text], name));
      await expect(await canvas.findByText(message)).toBeVisible();
      await expect(canvas.getByText(`${name} was not imported`)).toBeVisible();
    }
    await expect(titles(canvas)).toHaveLength(3);
    await expect(canvas.getByRole('button', { name: 'Undo' })).toBeDisabled();
  },
};

const weaknesses = [
  { category: 'Data Protection', score: 20, recommendation: 'Test a restore every quarter.' },
  { category: 'Human Factors', score: 30, recommendation: 'Give a short lesson every month.' },
];

/** Given by the site; offered once. */
export const WeaknessesGiven: Story = {
  args: { weaknesses },
  parameters: preparedBy(async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Add 2 risks from your security assessment' });
  }),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add 2 risks from your security assessment' }));
    await listed(canvas);
    await expect(registerHeading(canvas)).toHaveFocus();
    await expect(titles(canvas)).toEqual(['Weak Data Protection', 'Weak Human Factors']);
    await expect(args.onNotice).toHaveBeenLastCalledWith(
      inPlace('Risks Added', '2 risks from your security assessment added.'),
    );
    await expect(canvas.queryByText('Your security assessment found weaknesses')).toBeNull();
  },
};

/** Stored by the assessment, which is open in another tab, and stored again by the next one there. */
export const WeaknessesLeft: Story = {
  tags: ['!dev', '!autodocs'],
  beforeEach: () => () => localStorage.removeItem(weaknessesKey),
  play: async ({ canvas, userEvent }) => {
    const offered = async () => {
      storeWeaknesses(weaknesses);
      window.dispatchEvent(new StorageEvent('storage', { key: weaknessesKey }));
      await expect(await canvas.findByText(/Data Protection \(20 percent\), Human Factors/)).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Not now' }));
      await expect(canvas.queryByText('Your security assessment found weaknesses')).toBeNull();
    };
    await offered();
    await offered();
    await expect(localStorage.getItem(weaknessesKey)).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Add First Risk' })).toBeVisible();
  },
};

/** In Spanish: the grid, the register, a new risk, and a table that an English tool reads (TOOL-21, TOOL-22). */
export const Spanish: Story = {
  args: { locale: 'es', initialDocument: document },
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('list', { name: 'Riesgos' });
    await expect(canvas.getByRole('group', { name: 'Matriz de riesgos' })).toHaveAttribute('lang', 'es');
    await expect(
      canvas.getByRole('button', { name: 'Probabilidad: Alto; impacto: Crítico; puntuación 12 Crítico 1 riesgo' }),
    ).toBeVisible();
    await expect(canvas.getAllByText('5 ene 2026')[0]).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Buscar en el registro' }), 'recursos');
    await expect(await canvas.findByText('1 de 3 riesgos')).toHaveRole('status');
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar todos los riesgos' }));

    await userEvent.click(canvas.getByRole('button', { name: 'Añadir riesgo' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Añadir un riesgo' }));
    const add = dialog.getByRole('button', { name: 'Añadir riesgo' });
    await userEvent.click(add);
    await expect(dialog.getByRole('textbox', { name: 'Título' })).toHaveAccessibleDescription(/Escriba un título/);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Título' }), 'Incendio');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Descripción' }), 'Arde la sala de servidores.');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Categoría' }), 'Seguridad física');
    await expect(dialog.getByText('Puntuación: 4, Bajo')).toBeVisible();
    await userEvent.click(add);
    await expect(args.onNotice).toHaveBeenLastCalledWith(
      inPlace('Riesgo añadido', 'Se ha añadido el riesgo a la matriz.'),
    );
    await expect(args.onResult).toHaveBeenLastCalledWith(
      expect.objectContaining({ totalRisks: 4 }),
      expect.objectContaining({
        risks: expect.arrayContaining([expect.objectContaining({ category: 'Physical Security', status: 'Open' })]),
      }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Exportar CSV' }));
    await waitFor(() =>
      expect(args.onExport).toHaveBeenLastCalledWith(
        expect.objectContaining({
          text: expect.stringMatching(/^\uFEFFTítulo;.*Incendio;[^\n]*;Seguridad física;Medio;/s),
        }),
      ),
    );
  },
};

/** Every text comes from the words (TOOL-21): empty, with risks, in the dialogs, an import and messages. */
export const EveryWord: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: { messages: markedWords(es), weaknesses },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const headings = ['Größe', 'Risk', 'Details', 'Department', 'Likelihood (1-5)', 'Severity', 'Owner'];
    const data = [
      /Jan \d+, 2026/,
      ...weaknesses.flatMap(({ category, recommendation }) => [category, recommendation]),
      'Rest',
      ...headings,
    ];
    const button = (name: string) => canvas.getByRole('button', { name: `⟦${name}⟧` });
    const upload = async (text: BlobPart, name: string) =>
      userEvent.upload(await canvas.findByLabelText('⟦Import⟧', { selector: 'input' }), new File([text], name));
    await canvas.findByText('⟦Your security assessment found weaknesses⟧');
    await expectMarked(canvasElement, data);
    await userEvent.click(canvas.getByRole('button', { name: /^⟦Add 2 risks from/ }));
    await canvas.findByRole('list', { name: '⟦Risks⟧' });
    await expectMarked(canvasElement, data);
    await userEvent.click(canvas.getByRole('radio', { name: '⟦After mitigation⟧' }));
    await userEvent.click(canvas.getByRole('button', { name: /impact ⟦Low⟧: score⟧ 1 / }));
    await canvas.findByText('⟦No risks match⟧');
    await expectMarked(canvasElement, data);

    await userEvent.click(button('Add Risk'));
    const dialog = within(await canvas.findByRole('dialog', { name: '⟦Add New Risk⟧' }));
    const add = await dialog.findByRole('button', { name: '⟦Add Risk⟧' });
    await userEvent.click(add);
    await expectMarked(canvasElement, data);
    await userEvent.type(dialog.getByRole('textbox', { name: '⟦Title⟧' }), 'Rest');
    await userEvent.type(dialog.getByRole('textbox', { name: '⟦Description⟧' }), 'Rest');
    await userEvent.type(dialog.getByRole('textbox', { name: '⟦Owner⟧' }), 'Rest');
    await userEvent.type(dialog.getByRole('textbox', { name: '⟦Mitigation⟧' }), 'Rest');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: '⟦Category⟧' }), 'Compliance');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: '⟦Impact after mitigation⟧' }), 'Low');
    await userEvent.click(add);
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await canvas.findByRole('button', { name: '⟦Edit Rest⟧' });
    await expectMarked(canvasElement, data);

    await upload(windows1252, 'register.csv');
    await canvas.findByText('⟦Check accented letters⟧');
    const importing = within(canvas.getByRole('dialog', { name: '⟦Import risks⟧' }));
    await userEvent.click(importing.getByRole('button', { name: /^⟦Import 1 risks/ }));
    await expectMarked(canvasElement, [...data, 'Müller']);
    await userEvent.click(importing.getByRole('button', { name: '⟦Cancel⟧' }));
    await upload('Title\n"Rest', 'risks.csv');
    await canvas.findByText(/^⟦Line 2: a quotation mark is not closed\.⟧/);
    await expectMarked(canvasElement, data);
    await userEvent.click(button('Reset'));
    await userEvent.click(button('Clear all risks'));
    await expectMarked(canvasElement, data);
  },
};

export const Dark: Story = { args: { initialDocument: document }, globals: { theme: 'dark' } };

/** A wide border marks the chosen cell, as shadows are not drawn. */
export const ForcedColours: Story = {
  args: { initialDocument: document },
  globals: { colours: 'forced' },
  parameters: preparedBy(async ({ canvas, userEvent }) => {
    await listed(canvas);
    await userEvent.click(cellOf(canvas, 'High', 'High'));
  }),
  play: async ({ canvas }) => {
    await expect(getComputedStyle(cellOf(canvas, 'High', 'High')).borderTopWidth).toBe('4px');
  },
};

/** The grid fits without scrolling sideways. */
export const OnAPhone: Story = {
  args: { initialDocument: document },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await listed(canvas);
    const table = canvas.getByRole('table');
    await expect(table.scrollWidth).toBeLessThanOrEqual(table.parentElement!.clientWidth);
    const { height } = cellOf(canvas, 'Low', 'Low').getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(44);
  },
};

const onSend = fn((_report: ToolReport) => {});

/** The register for whom the page names: the highest risks as a summary, all of them as CSV (TOOL-25). */
export const Sent: Story = {
  args: { initialDocument: document, sendTo: 'Ada', onSend },
  play: async ({ canvas, userEvent }) => {
    onSend.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Send this to Ada' }));
    await waitFor(() => expect(onSend).toHaveBeenCalledOnce());
    const [{ tool, title, summary, file }] = onSend.mock.calls[0]!;
    await expect([tool, title]).toEqual(['risk-matrix', 'Risk matrix']);
    await expect(summary).toContain('1. Payment fraud by mail (Cybersecurity). Score: 12, Critical');
    await expect(file.type).toBe('text/csv');
    await expect(file.text).toContain('Unpatched firewall');
  },
};

export const EverythingCritical: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: {
    initialDocument: {
      ...document,
      risks: document.risks.map((each) => ({ ...each, probability: 'Critical', impact: 'Critical' })),
    },
  },
};
