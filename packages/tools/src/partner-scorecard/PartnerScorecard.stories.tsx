import { Heading, Stack, Text } from '@advisor/ui';
import { numberWanted } from '@advisor/ui/text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { fill, preparedBy, type InteractionContext } from '../../../../tests/browser/prepared';
import type { ToolFile, ToolReport } from '../frame';
import { encodeHash, serializeState } from '../share-state';
import { expectMarked, markedWords } from '../stories/pseudo';
import { atAddress, paste, stored } from '../stories/setup';
import { defaultPartnerInput, exportScorecard, partnerState, type PartnerInput } from './engine';
import { PartnerScorecard } from '.';
import { es } from './messages/es';
import { guide } from './PartnerScorecard.guide';

const northwind: PartnerInput = {
  ...defaultPartnerInput,
  companyName: 'Northwind Managed IT',
  contactPerson: 'Ann Sample',
  industry: 'Healthcare',
  partnerType: 'MSP',
  yearsInBusiness: 7,
  employeeCount: 24,
  customerBase: 120,
  annualRevenue: '1M-5M',
  geographicCoverage: 'Regional',
  technicalCertifications: ['Microsoft Partner', 'CISSP Certified', 'SOC 2 Compliant'],
  specializations: ['Cybersecurity', 'Managed Services', 'Compliance & Governance'],
  notes: 'Met at the spring conference.',
};
const harbor: PartnerInput = {
  ...defaultPartnerInput,
  companyName: 'Harbor Data',
  industry: 'Technology',
  yearsInBusiness: 1,
  employeeCount: 3,
  customerBase: 8,
  geographicCoverage: 'Local',
};
const summit: PartnerInput = {
  ...northwind,
  companyName: 'Summit Distribution',
  industry: 'Technology',
  yearsInBusiness: 15,
  employeeCount: 80,
  customerBase: 700,
  annualRevenue: '10M+',
  geographicCoverage: 'Global',
  technicalCertifications: [
    'Microsoft Partner',
    'AWS Partner',
    'Cisco Partner',
    'VMware Partner',
    'CompTIA Authorized',
    'SOC 2 Compliant',
    'ISO 27001 Certified',
    'ITIL Certified',
  ],
  specializations: ['Cybersecurity', 'Cloud Migration', 'Managed Services', 'Network Infrastructure', 'Hardware Sales'],
};

/** Prevents the download. */
const onExport = fn((_file: ToolFile) => false);

const meta = {
  title: 'Tools/PartnerScorecard',
  component: PartnerScorecard,
  parameters: { guide, docs: { story: { inline: false } } },
  args: { storageKey: null, onExport, onResult: fn() },
} satisfies Meta<typeof PartnerScorecard>;

export default meta;
type Story = StoryObj<typeof meta>;

const key = 'story-scorecard';
/** Saves work before the story and removes it afterwards. */
const saved = (...partners: PartnerInput[]): Partial<Story> => ({
  args: { storageKey: key },
  beforeEach: stored(key, serializeState(partnerState, { partners })),
});

const pressGenerate = ({ canvas, userEvent }: InteractionContext) =>
  userEvent.click(canvas.getByRole('button', { name: 'Generate Scorecard' }));

async function generate({ canvas, userEvent }: InteractionContext, name = 'Sample Ltd') {
  await fill(canvas.getByRole('textbox', { name: 'Company name' }), name);
  await fill(canvas.getByRole('textbox', { name: 'Years in business' }), '6');
  await pressGenerate({ canvas, userEvent });
}

/** Not in the list of all ratings. */
const inBadge = { selector: 'p > *' };
const overallOf = (canvas: InteractionContext['canvas']) => canvas.getByText(/ of 85$/).textContent;

/** Without a scorecard the axes are empty and nothing can be exported. */
export const Empty: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/^No scorecard yet/)).toBeVisible();
    await expect(overallOf(canvas)).toBe('– of 85');
    await expect(canvas.getByText('Up to 105 points')).toBeVisible();
    await expect(canvas.getByText(/^Higher is better/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Export' })).toBeDisabled();
    await expect(canvas.getByRole('textbox', { name: 'Company name' })).toBeRequired();
    await expect(canvas.getByRole('group', { name: 'Technical certifications' })).toBeVisible();
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(20);
    await expect(within(canvas.getByRole('combobox', { name: 'Industry' })).getAllByRole('option')).toHaveLength(9);
    await expect(canvas.queryByRole('tablist')).toBeNull();
    await expect(args.onResult).not.toHaveBeenCalled();
    await expect(canvas.getByRole('form', { name: 'Partner profile' })).toHaveAttribute('method', 'dialog');
    // The policy of the site forbids style attributes in its HTML.
    await expect(canvas.getByRole('group', { name: 'Channel partner scorecard' }).querySelector('[style]')).toBeNull();
  },
};

/** Without a name there is no scorecard; its field has the focus and the summary links to it. */
export const WithoutName: Story = {
  parameters: preparedBy(pressGenerate),
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Company name' });
    await expect(name).toHaveFocus();
    const summary = within(canvas.getByRole('group', { name: 'One answer needs your attention' }));
    canvas.getByRole('button', { name: 'Reset' }).focus();
    await userEvent.click(summary.getByRole('link', { name: 'Enter the company name.' }));
    await expect(name).toHaveFocus();
    await expect(name).toBeInvalid();
    await expect(name).toHaveAccessibleDescription(/^Enter the company name\./);
    await expect(overallOf(canvas)).toBe('– of 85');
    await userEvent.type(name, 'Sample Ltd');
    await expect(name).not.toBeInvalid();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('heading', { name: 'Scorecard' }).parentElement).toHaveFocus();
    await expect(canvas.queryByRole('group', { name: /attention/ })).toBeNull();
  },
};

/** An ambiguous thousands separator gives an error and no scorecard (TOOL-3). */
export const Separators: Story = {
  parameters: preparedBy(async (context) => {
    await fill(context.canvas.getByRole('textbox', { name: 'Company name' }), 'Sample Ltd');
    await fill(context.canvas.getByRole('textbox', { name: 'Customer base' }), '1.200');
    await pressGenerate(context);
  }),
  play: async ({ canvas, userEvent }) => {
    const customers = canvas.getByRole('textbox', { name: 'Customer base' });
    await expect(customers).toHaveFocus();
    await expect(customers).toHaveValue('1.200');
    await expect(customers).toBeInvalid();
    await expect(customers).toHaveAccessibleDescription(numberWanted);
    await expect(overallOf(canvas)).toBe('– of 85');
    await expect(canvas.getByRole('link', { name: `Customer base: ${numberWanted}` })).toBeVisible();
    await userEvent.clear(customers);
    await userEvent.type(customers, '1200');
    await expect(customers).not.toBeInvalid();
    await userEvent.click(canvas.getByRole('button', { name: 'Generate Scorecard' }));
    // 15 for the customers, 15 for every partner, 10 less 3, 2 and 3 for years, employees and certifications.
    await expect(overallOf(canvas)).toBe('32 of 85');
  },
};

/** Notes that are too long are restored, give no scorecard, and are kept until they are shorter (TOOL-16). */
export const TooLong: Story = {
  tags: ['slow'],
  ...saved({ ...harbor, notes: 'x'.repeat(6000) }),
  play: async ({ canvas, userEvent }) => {
    const notes = canvas.getByRole('textbox', { name: 'Notes' });
    await waitFor(() => expect(notes).toHaveAccessibleDescription(/1,000 characters too long$/));
    await expect(overallOf(canvas)).toBe('– of 85');
    const generating = canvas.getByRole('button', { name: 'Generate Scorecard' });
    const name = canvas.getByRole('textbox', { name: 'Company name' });
    await paste(notes, 'y'.repeat(5001));
    await userEvent.clear(name);
    const wrong = () => canvas.getByRole('group', { name: '2 answers need your attention' });
    for (let attempt = 1; attempt <= 2; attempt += 1) {
      await userEvent.click(generating);
      await expect(wrong()).toHaveFocus();
    }
    const summary = within(wrong());
    await userEvent.click(summary.getByRole('link', { name: 'Shorten the notes from 5001 to 5000 characters.' }));
    await expect(notes).toHaveFocus();
    await waitFor(() => expect(localStorage.getItem(key)).toContain('y'.repeat(5001)));
    await paste(notes, 'y'.repeat(5000));
    await userEvent.type(name, 'Sample Ltd{Enter}');
    await expect(overallOf(canvas)).toBe('22 of 85');
  },
};

/** The score takes the focus; points, rules, next steps, strengths and concerns are text. */
export const Generated: Story = {
  parameters: preparedBy(async (context) => {
    await context.userEvent.click(context.canvas.getByRole('checkbox', { name: 'AWS Partner' }));
    await fill(context.canvas.getByRole('textbox', { name: 'Contact person' }), 'Ann Sample');
    await generate(context);
  }),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Scorecard' }).parentElement).toHaveFocus();
    await expect(canvas.getByText('Scorecard Generated').parentElement).toHaveTextContent(
      'Scorecard Generated Partner evaluation has been completed.',
    );
    // 7 for the years, 2 for the certification, 15 for every partner, 10 less 2 and 2 for employees and customers.
    await expect(overallOf(canvas)).toBe('30 of 85');
    const drawn = (name: string) =>
      ['valuenow', 'valuemax', 'valuetext'].map((what) =>
        canvas.getByRole('meter', { name }).getAttribute(`aria-${what}`),
      );
    await expect(drawn('Overall score')).toEqual(['30', '85', '30 of 85']);
    await expect(drawn('Business stability')).toEqual(['7', '25', '7 of 25 points']);
    await expect(drawn('Technical capability')).toEqual(['2', '25', '2 of 25 points']);
    await expect(drawn('Market reach')).toEqual(['0', '25', '0 of 25 points']);
    await expect(drawn('Partner alignment')).toEqual(['15', '20', '15 of 20 points']);
    await expect(drawn('Risk factors')).toEqual(['6', '10', '6 of 10 points']);
    // On paper, which does not have the form.
    await expect(canvas.getByText('Contact: Ann Sample')).not.toBeVisible();
    await expect(canvas.getByText('Poor Fit', inBadge)).toBeVisible();
    await expect(canvas.getByText('+5 to the next band: Marginal Partner')).toBeVisible();
    await expect(canvas.getByText(/^Not recommended\./)).toBeVisible();
    await expect(canvas.getByText('30 of 105 points')).toBeVisible();
    const stability = within(canvas.getByRole('list', { name: 'Rules of business stability' }));
    await expect(stability.getAllByRole('listitem')[0]).toHaveTextContent(
      '5 or more years in businessNext: 10 or more years in business, +3+7',
    );
    await expect(
      within(canvas.getByRole('list', { name: 'Rules of risk factors' }))
        .getByText('Under 5 employees')
        .closest('li'),
    ).toHaveTextContent('Under 5 employees-2');
    await expect(canvas.getByText('Market reach: 0 of 25 points')).toBeVisible();
    await expect(canvas.getByText('Under 10 customers: 2 points off')).toBeVisible();
    await expect(canvas.getByText('No component reaches 80% of its points.')).toBeVisible();
    await expect(args.onResult).toHaveBeenCalledOnce();
    await expect(args.onResult).toHaveBeenCalledWith(
      expect.objectContaining({ overallScore: 30, rating: 'Poor Fit' }),
      expect.objectContaining({ companyName: 'Sample Ltd' }),
    );
  },
};

/** The maximum: the sum is clamped at 85 (SCORECARD-8). */
export const Best: Story = {
  ...saved(summit),
  play: async ({ canvas }) => {
    await waitFor(() => expect(overallOf(canvas)).toBe('85 of 85'));
    await expect(canvas.getByText('Excellent Partner', inBadge)).toBeVisible();
    await expect(canvas.getByText('This is the highest band.')).toBeVisible();
    await expect(canvas.getByText('105 of 105 points')).toBeVisible();
    await expect(canvas.getByText('Risk factors: 10 of 10 points')).toBeVisible();
    await expect(canvas.getByText('No penalty, and no component below half of its points.')).toBeVisible();
  },
};

/** After a change the scorecard stays, marked as out of date. */
export const OutOfDate: Story = {
  parameters: preparedBy(async (context) => {
    await generate(context);
    await context.userEvent.selectOptions(context.canvas.getByRole('combobox', { name: 'Industry' }), 'Technology');
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Out of date')).toBeVisible();
    await expect(overallOf(canvas)).toBe('25 of 85');
    await userEvent.click(canvas.getByRole('button', { name: 'Generate Scorecard' }));
    await expect(canvas.queryByText('Out of date')).toBeNull();
    await expect(overallOf(canvas)).toBe('30 of 85');
  },
};

/** Reset clears form and scorecard; undo restores both. */
export const ResetAndUndo: Story = {
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const name = canvas.getByRole('textbox', { name: 'Company name' });
    const customers = canvas.getByRole('textbox', { name: 'Customer base' });
    await paste(customers, '1.200');
    await userEvent.click(canvas.getByRole('button', { name: 'Generate Scorecard' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(customers).toHaveValue('0');
    await expect(name).not.toHaveAccessibleDescription(/^Enter/);
    await expect(canvas.queryByRole('group', { name: /attention/ })).toBeNull();
    await generate(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(name).toHaveValue('');
    await expect(overallOf(canvas)).toBe('– of 85');
    await expect(canvas.getByText('Form Cleared')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(canvas.getByRole('textbox', { name: 'Company name' })).toHaveValue('Sample Ltd');
    await expect(overallOf(canvas)).toBe('25 of 85');
  },
};

/** The table of a second partner, its tabs, and what undo brings back. */
export const SideBySide: Story = {
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await generate(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Compare with another partner' }));
    await expect(canvas.getByRole('textbox', { name: 'Company name' })).toHaveFocus();
    await expect(canvas.getByRole('tab', { name: 'Partner 2', selected: true })).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Geographic coverage' }), 'Global');
    await generate(context, 'Second Ltd');
    const table = await canvas.findByRole('table', { name: 'Side by side' });
    const row = (name: string | RegExp) =>
      within(within(table).getByRole('row', { name }))
        .getAllByRole('cell')
        .map((cell) => cell.textContent);
    await expect(row(/^Overall, of 85/)).toEqual(['25 ', '35 Leads']);
    await expect(row(/^Rank/)).toEqual(['2', '1']);
    await expect(row(/^Market reach, of 25/)).toEqual(['0 ', '10 Leads']);
    await expect(row(/^Risk factors, of 10 \(higher is better\)/)).toEqual(['3 Equal', '3 Equal']);
    // One tab stop; arrows move between the partners.
    canvas.getByRole('tab', { name: 'Second Ltd' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('textbox', { name: 'Company name' })).toHaveValue('Sample Ltd');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove this partner' }));
    await expect(canvas.queryByRole('tablist')).toBeNull();
    await expect(canvas.getByRole('textbox', { name: 'Company name' })).toHaveValue('Second Ltd');
    await expect(canvas.queryByRole('table')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(canvas.getAllByRole('tab')).toHaveLength(2);
    await expect(await canvas.findByRole('table', { name: 'Side by side' })).toBeVisible();
    // What is typed for one partner and for another are two steps of undo.
    for (const name of ['Sample Ltd', 'Second Ltd']) {
      await userEvent.click(canvas.getByRole('tab', { name }));
      await userEvent.type(canvas.getByRole('textbox', { name: 'Company name' }), ' Group');
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    const names = canvas.getAllByRole('tab').map(({ textContent }) => textContent);
    await expect(names).toEqual(['Sample Ltd Group', 'Second Ltd']);
  },
};

const lakeside: PartnerInput = { ...northwind, companyName: 'Lakeside Cloud' };

/** After removing a partner the one before it is shown, or else the first, and its name has the focus (SCORECARD-14). */
export const Removal: Story = {
  tags: ['!dev', '!autodocs'],
  ...saved(northwind, harbor, summit, lakeside),
  play: async ({ canvas, userEvent }) => {
    const tabs = () => canvas.queryAllByRole('tab').map((tab) => tab.textContent);
    await waitFor(() => expect(tabs()).toHaveLength(4));
    const removals: [removed: PartnerInput, shown: PartnerInput, left: PartnerInput[]][] = [
      [summit, harbor, [northwind, harbor, lakeside]],
      [northwind, harbor, [harbor, lakeside]],
      [lakeside, harbor, []],
    ];
    for (const [removed, shown, left] of removals) {
      /* oxlint-disable no-await-in-loop -- one after the other */
      await userEvent.click(canvas.getByRole('tab', { name: removed.companyName }));
      await userEvent.click(canvas.getByRole('button', { name: 'Remove this partner' }));
      await expect(tabs()).toEqual(left.map(({ companyName }) => companyName));
      const name = canvas.getByRole('textbox', { name: 'Company name' });
      await expect(name).toHaveValue(shown.companyName);
      await expect(name).toHaveFocus();
      if (left.length > 0)
        await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent(shown.companyName);
      /* oxlint-enable no-await-in-loop */
    }
    await expect(canvas.queryByRole('button', { name: 'Remove this partner' })).toBeNull();
  },
};

/** A fifth partner is refused, with the reason. */
export const Four: Story = {
  ...saved(northwind, harbor, summit, lakeside),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('table', { name: 'Side by side' })).toBeVisible();
    await expect(canvas.getAllByRole('tab')).toHaveLength(4);
    await expect(canvas.getByRole('button', { name: 'Compare with another partner' })).toBeDisabled();
    await expect(canvas.getByText(/^At most 4 partners can be compared/)).toBeVisible();
    await userEvent.upload(importField(canvas), file(exportScorecard(northwind, new Date(2026, 4, 4)).json));
    await expect(
      await canvas.findByText(/^At most 4 partners can be compared: 4 here and 1 in the file are too many/),
    ).toBeVisible();
  },
};

const file = (text: string) => new File([text], 'partner.json', { type: 'application/json' });
const importField = (canvas: InteractionContext['canvas']) => canvas.getByLabelText('Import', { selector: 'input' });

/** An imported partner replaces an untouched form and is added beside others (SCORECARD-13). */
export const Imported: Story = {
  parameters: preparedBy(async (context) => {
    const { canvas, userEvent } = context;
    await pressGenerate(context);
    await userEvent.upload(importField(canvas), file(exportScorecard(northwind, new Date(2026, 4, 4)).json));
    await canvas.findByText('Partner Imported');
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('group', { name: /attention/ })).toBeNull();
    await expect(canvas.queryByRole('tablist')).toBeNull();
    await expect(canvas.getByRole('textbox', { name: 'Customer base' })).toHaveValue('120');
    await expect(overallOf(canvas)).toBe('72 of 85');
    await userEvent.upload(importField(canvas), file(exportScorecard(harbor, new Date(2026, 4, 4)).json));
    await expect(await canvas.findByRole('tab', { name: 'Harbor Data', selected: true })).toBeVisible();
    await expect(await canvas.findByRole('table', { name: 'Side by side' })).toBeVisible();
  },
};

/** One file has all partners, and the clock's date. */
export const AllPartnersTravel: Story = {
  tags: ['!dev', '!autodocs'],
  args: { now: () => new Date(2026, 4, 4, 12) },
  play: async ({ canvas, userEvent }) => {
    const all = [northwind, harbor];
    await userEvent.upload(importField(canvas), file(exportScorecard(harbor, new Date(2026, 4, 4), all).json));
    await canvas.findByText('Partners Imported');
    await expect(await canvas.findByRole('tab', { name: 'Harbor Data' })).toBeVisible();
    await expect(await canvas.findByRole('table', { name: 'Side by side' })).toBeVisible();
    onExport.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(onExport).toHaveBeenCalledOnce());
    const [{ fileName, text }] = onExport.mock.calls[0]!;
    await expect(fileName).toBe('partner-scorecard-2026-05-04.json');
    const made = JSON.parse(text) as { input: PartnerInput; partners: { input: object }[] };
    await expect(made.input.companyName).toBe('Northwind Managed IT');
    await expect(made.partners.map(({ input }) => input)).toEqual(all);
    await userEvent.upload(
      importField(canvas),
      file(exportScorecard(harbor, new Date(2026, 4, 4), [...all, harbor]).json),
    );
    await expect(
      await canvas.findByText(/^At most 4 partners can be compared: 2 here and 3 in the file are too many/),
    ).toBeVisible();
  },
};

/** A link shows its scorecards at once; the visitor's own work is kept. */
export const SharedLink: Story = {
  args: { useAddress: true, storageKey: key },
  beforeEach: [
    stored(key, serializeState(partnerState, { partners: [harbor] })),
    atAddress(encodeHash(partnerState, { partners: [northwind, summit] })),
  ],
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByText(/^Northwind.*: \d+ of 85 points \(.*\)$/);
    await expect(canvas.queryByRole('textbox', { name: 'Company name' })).toBeNull();
    await expect(await canvas.findByRole('table', { name: 'Side by side' })).toBeVisible();
    await expect(args.onResult).toHaveBeenCalledTimes(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Back to my own' }));
    await expect(canvas.getByRole('textbox', { name: 'Company name' })).toHaveValue('Harbor Data');
    await expect(canvas.queryByRole('tablist')).toBeNull();
  },
};

const full: Partial<Story> = {
  ...saved(northwind, harbor, summit),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Side by side' })).toBeVisible();
  },
};

/** In Spanish: the form, the choices, the scorecard with its rules, and a file with English values (TOOL-21, TOOL-22). */
export const Spanish: Story = {
  tags: ['slow'],
  args: { locale: 'es' },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: 'Nombre de la empresa' });
    await expect(canvas.getByRole('group', { name: 'Evaluación de socios de canal' })).toHaveAttribute('lang', 'es');
    await userEvent.type(name, 'Norte Gestionado');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sector' }), 'Sanidad');
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Clientes' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Clientes' }), '1.200');
    await userEvent.click(canvas.getByRole('button', { name: 'Generar evaluación' }));
    await expect(await canvas.findByText('Evaluación generada')).toBeVisible();
    await expect(canvas.getByText('500 clientes o más')).toBeVisible();
    await expect(canvas.getByText('Sector: Sanidad')).toBeVisible();
    await expect(canvas.getByText('Menos de 2 años de actividad: 3 puntos menos')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Exportar' }));
    await waitFor(() => expect(onExport).toHaveBeenCalledOnce());
    const [saved] = onExport.mock.calls[0]!;
    await expect(JSON.parse(saved.text)).toMatchObject({ input: { industry: 'Healthcare', customerBase: 1200 } });
  },
};

/** Every text comes from the words (TOOL-21): the form, errors, the scorecard, the comparison, files and messages. */
export const EveryWord: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: { messages: markedWords(es) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const data = [northwind, harbor, summit].flatMap(({ companyName, contactPerson, notes }) =>
      [companyName, contactPerson, notes].filter(Boolean),
    );
    await canvas.findByRole('heading', { name: '⟦Partner profile⟧' });
    await expectMarked(canvasElement, data);
    const generate = () => userEvent.click(canvas.getByRole('button', { name: '⟦Generate Scorecard⟧' }));
    await userEvent.clear(canvas.getByRole('textbox', { name: '⟦Employees⟧' }));
    await userEvent.type(canvas.getByRole('textbox', { name: '⟦Employees⟧' }), '1,2,3');
    await generate();
    await expectMarked(canvasElement, data);
    const file = (partner: PartnerInput) =>
      new File([exportScorecard(partner, new Date(2026, 4, 4)).json], 'partner.json', { type: 'application/json' });
    const upload = (given: File) => userEvent.upload(canvas.getByLabelText('⟦Import⟧', { selector: 'input' }), given);
    for (const partner of [northwind, harbor, summit]) {
      await upload(file(partner));
      await canvas.findByRole('tab', { name: partner.companyName }).catch(() => null);
      await generate();
      await expectMarked(canvasElement, [...data, 'partner.json']);
    }
    await canvas.findByRole('heading', { name: '⟦Side by side⟧' });
    await expectMarked(canvasElement, [...data, 'partner.json']);
    await userEvent.click(canvas.getByRole('button', { name: '⟦Remove this partner⟧' }));
    await canvas.findByText('⟦Partner Removed⟧');
    await expectMarked(canvasElement, [...data, 'partner.json']);
    await upload(new File(['{"version":1,"input":{"industry":"x"}}'], 'wrong.json', { type: 'application/json' }));
    await canvas.findByText('⟦wrong.json was not imported⟧');
    await expectMarked(canvasElement, [...data, 'partner.json', 'wrong.json']);
  },
};

/** Up to four partners; the table names the leader. */
export const Full: Story = { ...full };
export const Dark: Story = { ...full, globals: { theme: 'dark' } };
export const OnAPhone: Story = {
  ...full,
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async (context) => {
    await full.play?.(context);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

const onSend = fn((_report: ToolReport) => {});

/** The scorecard for whom the page names, with its summary and its file (TOOL-25). */
export const Sent: Story = {
  args: { sendTo: 'Ada', onSend },
  play: async (context) => {
    const { canvas, userEvent } = context;
    onSend.mockClear();
    await expect(canvas.getByRole('button', { name: 'Send this to Ada' })).toBeDisabled();
    await generate(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Send this to Ada' }));
    await waitFor(() => expect(onSend).toHaveBeenCalledOnce());
    const [{ tool, title, summary, file }] = onSend.mock.calls[0]!;
    await expect([tool, title]).toEqual(['partner-scorecard', 'Channel partner scorecard']);
    await expect(summary).toMatch(/^Sample Ltd: \d+ of 85 points/);
    await expect(JSON.parse(file.text)).toMatchObject({ input: { companyName: 'Sample Ltd' } });
  },
};

export const LanguageOfTheBrowser: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: { locale: 'es' },
  render: (args) => (
    <Stack space="l">
      <Heading level={1}>Rate a channel partner</Heading>
      <Text measure>Enter what you know about the partner. Blank fields score zero.</Text>
      <PartnerScorecard {...args} />
    </Stack>
  ),
};
