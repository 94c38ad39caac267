import { Button, Stack, Text } from '@advisor/ui';
import { numberWanted } from '@advisor/ui/text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, spyOn, waitFor, within } from 'storybook/test';
import { fill, preparedBy, type InteractionContext } from '../../../../tests/browser/prepared';
import type { ToolFile, ToolReport } from '../frame';
import { encodeHash, serializeState } from '../share-state';
import { expectMarked, markedWords } from '../stories/pseudo';
import { atAddress, expectTooLong, paste, stored } from '../stories/setup';
import {
  calculatePricing,
  defaultPricingInputs,
  exportPricing,
  pricingState,
  standardRates,
  type PricingInputs,
  type Scenario,
} from './engine';
import { es } from './messages/es';
import { PricingCalculator, type PricingCalculatorProps } from '.';
import { guide } from './PricingCalculator.guide';

/** 40 devices, in Europe, with everything that costs something. */
const clinic: PricingInputs = {
  ...defaultPricingInputs,
  businessType: 'healthcare',
  employeeCount: 30,
  workstationCount: 36,
  serverCount: 4,
  includeBackup: true,
  includeSecurity: true,
  includeCloudServices: true,
  includeVcio: true,
  region: 'eu',
};
const three: PricingInputs = { ...defaultPricingInputs, workstationCount: 3 };

/** Prevents the download. */
const onExport = fn((_file: ToolFile) => false);

const meta = {
  title: 'Tools/PricingCalculator',
  component: PricingCalculator,
  parameters: { guide, docs: { story: { inline: false } } },
  args: { storageKey: null, onExport, onResult: fn() },
} satisfies Meta<typeof PricingCalculator>;

export default meta;
type Story = StoryObj<typeof meta>;

const key = 'story-pricing';
/** Saves work before the story and removes it afterwards. */
const saved = (inputs: PricingInputs, scenarios: Scenario[] = []): Partial<Story> => ({
  args: { storageKey: key },
  beforeEach: stored(key, serializeState(pricingState, { inputs, scenarios })),
});

async function enter({ canvas, userEvent }: InteractionContext, label: string, count: string) {
  const field = canvas.getByRole('textbox', { name: label });
  await userEvent.clear(field);
  await userEvent.type(field, count);
}

const pressCalculate = ({ canvas, userEvent }: InteractionContext) =>
  userEvent.click(canvas.getByRole('button', { name: 'Calculate Pricing' }));

async function calculate({ canvas, userEvent }: InteractionContext, workstations = '20') {
  for (const [name, count] of [
    ['Employees', '18'],
    ['Workstations', workstations],
    ['Servers', '2'],
  ] as const)
    await fill(canvas.getByRole('textbox', { name }), count);
  await pressCalculate({ canvas, userEvent });
  await untilLoaded(canvas);
}

/** Both parts of the result that are loaded when they are first shown. */
async function untilLoaded(canvas: InteractionContext['canvas']) {
  await canvas.findByRole('list', { name: 'Support levels side by side' });
  await canvas.findByRole('heading', { name: 'Scenarios' });
}

/** The amount beside a label of a list. */
const amountOf = (canvas: InteractionContext['canvas'], label: string) =>
  canvas.getAllByText(label, { selector: 'dt' }).map((name) => name.nextElementSibling?.textContent);

/** Before a calculation the axes are empty and nothing can be exported. */
export const Empty: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/^No estimate yet/)).toBeVisible();
    await expect(amountOf(canvas, 'Monthly total')).toEqual(['–']);
    await expect(canvas.getByRole('button', { name: 'Export' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Undo' })).toBeDisabled();
    await expect(canvas.getByRole('checkbox', { name: 'Monitoring' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Monitoring' })).toHaveAccessibleDescription(
      'Included, no price effect.',
    );
    await expect(canvas.getByRole('checkbox', { name: 'Backup' })).not.toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Standard' })).toBeChecked();
    await expect(canvas.queryByRole('heading', { name: 'Scenarios' })).toBeNull();
    await expect(args.onResult).not.toHaveBeenCalled();
    await expect(canvas.getByRole('form', { name: 'Your environment' })).toHaveAttribute('method', 'dialog');
    // The policy of the site forbids style attributes in its HTML.
    await expect(canvas.getByRole('group', { name: 'MSP pricing calculator' }).querySelector('[style]')).toBeNull();
  },
};

/** The results take the focus, every figure is text, the support levels are side by side, and the notice is announced. */
export const Calculated: Story = {
  parameters: preparedBy(calculate),
  play: async (context) => {
    const { canvas, args } = context;
    await expect(canvas.getByRole('heading', { name: 'Estimate' }).parentElement).toHaveFocus();
    await expect(canvas.getByText('Pricing Calculated').parentElement).toHaveTextContent(
      'Pricing Calculated Your MSP pricing estimate has been generated.',
    );
    await expect(amountOf(canvas, 'Workstations')).toEqual(['$1,500.00']);
    await expect(amountOf(canvas, 'Servers')).toEqual(['$500.00']);
    await expect(amountOf(canvas, 'Cloud services')).toEqual(['$0.00']);
    await expect(amountOf(canvas, 'vCIO')).toEqual(['$0.00']);
    await expect(amountOf(canvas, 'Subtotal')).toEqual(['$2,000.00']);
    await expect(amountOf(canvas, 'Volume discount (0%)')).toEqual(['$0.00']);
    await expect(amountOf(canvas, 'Monthly total')).toEqual(['$2,000.00', '$2,000.00']);
    await expect(amountOf(canvas, 'Annual total')).toEqual(['$24,000.00']);
    await expect(amountOf(canvas, 'Per employee, monthly')).toEqual(['$111.11']);
    await expect(args.onResult).toHaveBeenCalledOnce();
    await expect(args.onResult).toHaveBeenCalledWith(
      expect.objectContaining({ monthlyTotal: 2000 }),
      expect.objectContaining({ workstationCount: 20 }),
    );
    const levels = canvas.getByRole('list', { name: 'Support levels side by side' });
    await expect(within(levels).getByText('Chosen').closest('li')).toHaveTextContent('Standard');
    await expect(
      within(levels)
        .getAllByText('Against standard')
        .map((name) => name.nextSibling?.textContent),
    ).toEqual(['-$700.00', '$0.00', '+$1,200.00']);
    await pressCalculate(context);
    await expect(args.onResult).toHaveBeenCalledTimes(2);
  },
};

function PageWithRates({ onResult, ...props }: PricingCalculatorProps) {
  const [vcio, setVcio] = useState(standardRates.vcio);
  const [total, setTotal] = useState<number>();
  return (
    <Stack space="l">
      <Text>The page knows: {total ?? 'nothing'}</Text>
      <Button onClick={() => setVcio(1000)}>Lower the price</Button>
      <PricingCalculator
        {...props}
        rates={{ ...standardRates, vcio }}
        onResult={(results, inputs) => {
          onResult?.(results, inputs);
          setTotal(results.monthlyTotal);
        }}
      />
    </Stack>
  );
}

/** The page changes the rates: the estimate follows and is reported once, although the page makes them anew at every render (TOOL-24). */
export const OtherRates: Story = {
  render: (args) => <PageWithRates {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'vCIO' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Calculate Pricing' }));
    await expect(await canvas.findByText('The page knows: 2500')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Lower the price' }));
    await expect(await canvas.findByText('The page knows: 1000')).toBeVisible();
    await expect(amountOf(canvas, 'Monthly total')).toEqual(['$1,000.00', '$1,000.00']);
    await expect(canvas.queryByText('Out of date')).toBeNull();
    await expect(args.onResult).toHaveBeenCalledTimes(2);
    await expect(args.onResult).toHaveBeenLastCalledWith(
      expect.objectContaining({ monthlyTotal: 1000 }),
      expect.objectContaining({ includeVcio: true }),
    );
  },
};

/** From the first field to the results without a mouse. */
export const ByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Employees' })).toHaveFocus();
    await userEvent.keyboard('{Tab}5{Tab}1');
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('heading', { name: 'Scenarios' });
    await expect(canvas.getByRole('heading', { name: 'Estimate' }).parentElement).toHaveFocus();
    await expect(amountOf(canvas, 'Per employee, monthly')).toEqual(['n/a']);
    await expect(amountOf(canvas, 'Annual total')).toEqual(['$7,500.00']);
  },
};

/** Unclear figures stay, with an error, and no price is calculated. Words count as 0; fractions are cut off (TOOL-3). */
export const NotANumber: Story = {
  parameters: preparedBy(async (context) => {
    await fill(context.canvas.getByRole('textbox', { name: 'Workstations' }), '1.200');
    await pressCalculate(context);
  }),
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    const workstations = canvas.getByRole('textbox', { name: 'Workstations' });
    await expect(workstations).toBeInvalid();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    for (const text of ['1.200', '1,2', '20 or so', '½', '三']) {
      await paste(workstations, text);
      await expect(workstations).not.toBeInvalid();
      await userEvent.click(canvas.getByRole('button', { name: 'Calculate Pricing' }));
      await expect(workstations).toHaveFocus();
      await expect(workstations).toHaveValue(text);
      await expect(workstations).toHaveAccessibleDescription(numberWanted);
      await userEvent.type(workstations, ' 1');
      await expect(workstations).toBeInvalid();
      await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
      await expect(workstations).toHaveValue('0');
      await expect(workstations).not.toBeInvalid();
    }
    await expect(args.onResult).not.toHaveBeenCalled();
    await enter(context, 'Workstations', 'many');
    await userEvent.tab();
    await expect(workstations).toHaveValue('0');
    await enter(context, 'Workstations', '1,200');
    await userEvent.keyboard('{Enter}');
    await expect(amountOf(canvas, 'Workstations')).toEqual(['$90,000.00']);
    await enter(context, 'Servers', '2.9');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Servers' })).toHaveValue('2');
    await enter(context, 'Servers', '１２');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Servers' })).toHaveValue('12');
  },
};

/** An empty environment costs nothing. */
export const OfNothing: Story = {
  parameters: preparedBy(async (context) => {
    await pressCalculate(context);
    await untilLoaded(context.canvas);
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(amountOf(canvas, 'Annual total')).toEqual(['$0.00']);
    await userEvent.click(canvas.getByRole('button', { name: 'Start fresh' }));
    await expect(canvas.getByText(/^No estimate yet/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(amountOf(canvas, 'Annual total')).toEqual(['$0.00']);
  },
};

/** After a change the results stay, marked as out of date; changing back makes them current. */
export const OutOfDate: Story = {
  parameters: preparedBy(async (context) => {
    await calculate(context);
    await context.userEvent.click(context.canvas.getByRole('checkbox', { name: 'vCIO' }));
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Out of date')).toBeVisible();
    await expect(amountOf(canvas, 'Annual total')).toEqual(['$24,000.00']);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'vCIO' }));
    await expect(canvas.queryByText('Out of date')).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'vCIO' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Calculate Pricing' }));
    await expect(amountOf(canvas, 'Annual total')).toEqual(['$54,000.00']);
    await expect(canvas.queryByText('Out of date')).toBeNull();
  },
};

/** Clear removes results and inputs, and keeps saved scenarios; undo restores what was removed. */
export const ClearAndUndo: Story = {
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await calculate(context);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name of the scenario' }), 'Today{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(canvas.getByText(/^No estimate yet/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Workstations' })).toHaveValue('0');
    await expect(canvas.getByRole('button', { name: 'Export' })).toBeDisabled();
    await expect(canvas.getByText('Form Cleared')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Load Today' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(canvas.getByRole('textbox', { name: 'Workstations' })).toHaveValue('20');
    await expect(amountOf(canvas, 'Annual total')).toEqual(['$24,000.00']);
  },
};

/** A mark is as long as its part of the track, in percent, keeps its colors on paper, and has those that a reader forces. */
async function expectMark(mark: Element, percent: number, forced: string) {
  const length = mark.getBoundingClientRect().width / mark.parentElement!.clientWidth;
  await expect(length * 100).toBeCloseTo(percent, 0);
  await expect(getComputedStyle(mark).printColorAdjust).toBe('exact');
  const rules = document.adoptedStyleSheets
    .flatMap(({ cssRules }) => [...cssRules])
    .flatMap((rule) =>
      rule instanceof CSSMediaRule && /forced-colors/.test(rule.conditionText) ? [...rule.cssRules] : [],
    )
    .filter((rule) => rule instanceof CSSStyleRule && mark.matches(rule.selectorText));
  await expect(rules.map(({ cssText }) => cssText).join(' ')).toMatch(new RegExp(forced, 'i'));
}

/** A region, a discount and all options: the lines add up to the total, and the working shows each price. */
export const Everything: Story = {
  ...saved(clinic),
  play: async ({ canvas, userEvent }) => {
    const results = calculatePricing(clinic);
    await expect(results.monthlyTotal).toBeCloseTo((36 * 115 + 4 * 375 + 30 * 22 + 2500) * 1.15 * 0.95);
    await waitFor(() => expect(amountOf(canvas, 'Annual total')).toEqual(['$115,368.00']));
    await expect(amountOf(canvas, 'Regional adjustment (+15%)')).toEqual(['$1,320.00']);
    await expect(amountOf(canvas, 'Volume discount (-5%)')).toEqual(['-$506.00']);
    await expect(canvas.getByText('Standard support $2,700.00 · Backup $540.00 · Security $900.00')).toBeVisible();
    await expect(canvas.getByText(/Includes backup, security, cloud services, vCIO, monitoring, and/)).toBeVisible();
    const barOf = (label: string) =>
      canvas.getAllByText(label, { selector: 'dt' }).at(-1)!.parentElement!.querySelector('[aria-hidden] > *')!;
    await waitFor(() => expect(barOf('Subtotal')).toBeVisible());
    await expectMark(barOf('Subtotal'), 100, 'solid canvastext');
    await expectMark(barOf('Volume discount (-5%)'), 5, 'dashed canvastext');
    // The discount takes the end of the subtotal away.
    const endOf = (label: string) => barOf(label).getBoundingClientRect().right;
    await expect(endOf('Volume discount (-5%)')).toBeCloseTo(endOf('Subtotal'), 0);
    await userEvent.click(canvas.getByText('Show the working'));
    const row = canvas.getByRole('row', { name: /Servers, backup/ });
    await expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['4 × $50', '$200.00']);
    await expect(canvas.getByRole('row', { name: 'Monthly total $9,614.00' })).toBeVisible();
  },
};

/** Unrealistically large numbers still fit on a phone. */
export const Huge: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  parameters: preparedBy((context) => calculate(context, '9007199254740991')),
  play: async ({ canvas }) => {
    await expect(amountOf(canvas, 'Subtotal')).toEqual(['$675,539,944,105,574,800.00']);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

/** A hint that 26 devices cost less than 25. */
export const OneMoreDevice: Story = {
  parameters: preparedBy((context) => calculate(context, '23')),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('One more workstation costs less')).toBeVisible();
    await expect(
      canvas.getByText(/^With 26 devices the volume discount is 5% and the monthly total/),
    ).toHaveTextContent(
      'With 26 devices the volume discount is 5% and the monthly total $2,185.00, which is $40.00 less.',
    );
  },
};

/** Saved under a name, compared, loaded, deleted, and undone. */
export const SavedScenarios: Story = {
  parameters: preparedBy(async (context) => {
    const { canvas, userEvent } = context;
    await calculate(context);
    const save = async (name: string) => {
      await fill(canvas.getByRole('textbox', { name: 'Name of the scenario' }), name);
      await userEvent.click(canvas.getByRole('button', { name: 'Save scenario' }));
    };
    await save('Today');
    await userEvent.click(canvas.getByRole('radio', { name: 'Premium' }));
    await save('All on premium');
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Scenario Saved')).toBeVisible();
    const name = canvas.getByRole('textbox', { name: 'Name of the scenario' });
    await userEvent.click(canvas.getByRole('button', { name: 'Save scenario' }));
    await expect(name).toHaveAccessibleDescription(/Enter a name/);
    const list = canvas.getByRole('list', { name: 'Scenarios' });
    const [today, premium] = within(list).getAllByRole('listitem');
    await expect(today).toHaveTextContent('TodayLowest total$2,000.00 a month');
    await expect(premium).toHaveTextContent('$3,200.00 a month');
    await userEvent.click(canvas.getByRole('button', { name: 'Load All on premium' }));
    await expect(canvas.getByRole('heading', { name: 'Estimate' }).parentElement).toHaveFocus();
    await expect(amountOf(canvas, 'Annual total')).toEqual(['$38,400.00']);
    await expect(canvas.queryByText('Out of date')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Today' }));
    await expect(canvas.getByRole('heading', { name: 'Scenarios' }).parentElement).toHaveFocus();
    await expect(within(list).getAllByRole('listitem')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    // The same name overwrites the scenario in place.
    await userEvent.type(name, 'Today{Enter}');
    await expect(canvas.getByText('Scenario Replaced')).toBeVisible();
    await expect(within(list).getAllByRole('listitem')[0]).toHaveTextContent('$3,200.00 a month');
  },
};

/** A name that is too long is kept, and not saved until it is shorter (TOOL-16). */
export const NameTooLong: Story = {
  parameters: preparedBy(async (context) => {
    await calculate(context);
    await fill(context.canvas.getByRole('textbox', { name: 'Name of the scenario' }), 'x'.repeat(90));
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Save scenario' }));
  }),
  play: async ({ canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: 'Save scenario' });
    await expectTooLong(canvas.getByRole('textbox', { name: 'Name of the scenario' }), 80, save);
    await userEvent.click(save);
    await expect(canvas.getByRole('button', { name: `Load ${'x'.repeat(80)}` })).toBeVisible();
  },
};

const file = (text: string) => new File([text], 'estimate.json', { type: 'application/json' });
const importField = (canvas: InteractionContext['canvas']) => canvas.getByLabelText('Import', { selector: 'input' });

/** An imported file is calculated again from its inputs. */
export const Imported: Story = {
  parameters: preparedBy(async ({ canvas, userEvent }) => {
    await userEvent.upload(importField(canvas), file(exportPricing(clinic, new Date(2026, 4, 4)).json));
    await canvas.findByText('Estimate Imported');
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(amountOf(canvas, 'Annual total')).toEqual(['$115,368.00']);
    await expect(canvas.getByRole('textbox', { name: 'Workstations' })).toHaveValue('36');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(canvas.getByText(/^No estimate yet/)).toBeVisible();
  },
};

/** A link is calculated at once; the visitor's own work is kept. */
export const SharedLink: Story = {
  args: { useAddress: true, storageKey: key },
  beforeEach: [
    stored(key, serializeState(pricingState, { inputs: three, scenarios: [] })),
    atAddress(encodeHash(pricingState, { inputs: clinic, scenarios: [{ name: 'Clinic', inputs: clinic }] })),
  ],
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByText('Monthly total: $9,614.00');
    await expect(canvas.queryByRole('textbox', { name: 'Workstations' })).toBeNull();
    await waitFor(() => expect(amountOf(canvas, 'Annual total')).toEqual(['$115,368.00']));
    await expect(args.onResult).toHaveBeenCalledOnce();
    await expect(await canvas.findByRole('button', { name: 'Load Clinic' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to my own' }));
    await expect(canvas.getByRole('textbox', { name: 'Workstations' })).toHaveValue('3');
    await expect(amountOf(canvas, 'Annual total')).toEqual(['$2,700.00']);
  },
};

/** A site's own prices. */
export const OwnRates: Story = {
  args: { rates: { ...standardRates, vcio: 1800, region: { us: 1, eu: 1, apac: 1 } } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(canvas.getByRole('checkbox', { name: 'vCIO' })).toHaveAccessibleDescription('$1,800 a month, flat.');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'vCIO' }));
    await calculate(context);
    await expect(amountOf(canvas, 'Annual total')).toEqual(['$45,600.00']);
  },
};

const onSend = fn((_report: ToolReport) => {});

/** In Spanish and euros: texts, numbers as they are read and written, the file, and what is sent (TOOL-21). */
export const Spanish: Story = {
  tags: ['slow'],
  args: { locale: 'es', currency: 'EUR', now: () => new Date(2026, 4, 4, 12), sendTo: 'Ada', onSend },
  play: async ({ canvas, userEvent }) => {
    const workstations = await canvas.findByRole('textbox', { name: 'Puestos de trabajo' });
    await expect(canvas.getByRole('group', { name: 'Calculadora de precios para MSP' })).toHaveAttribute('lang', 'es');
    await expect(canvas.getByText('Los precios se expresan en euros en todas las regiones.')).toBeVisible();
    await userEvent.clear(workstations);
    await userEvent.type(workstations, '1,200');
    await userEvent.click(canvas.getByRole('button', { name: 'Calcular precio' }));
    await expect(workstations).toHaveAccessibleDescription(/^Escriba el número en cifras/);
    await userEvent.clear(workstations);
    await userEvent.type(workstations, '1.200');
    await userEvent.click(canvas.getByRole('button', { name: 'Calcular precio' }));
    await expect(canvas.getByText('Precio calculado').parentElement).toHaveTextContent(
      'Precio calculado Se ha generado su estimación de precios para MSP.',
    );
    await expect(amountOf(canvas, 'Total anual')).toEqual(['918.000,00\u00a0€']);
    await expect(amountOf(canvas, 'Descuento por volumen (-15 %)')).toEqual(['-13.500,00\u00a0€']);
    await expect(canvas.getByText(/0 empleados, 1200 puestos de trabajo y 0 servidores\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Exportar' }));
    await waitFor(() => expect(onExport).toHaveBeenCalledOnce());
    const [file] = onExport.mock.calls[0]!;
    await expect(JSON.parse(file.text)).toMatchObject({
      inputs: { workstationCount: 1200, region: 'us' },
      currency: 'EUR',
      disclaimer: expect.stringMatching(/^Esta es una estimación a partir de precios de lista, en euros\./),
    });
    onSend.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar esto a Ada' }));
    await waitFor(() => expect(onSend).toHaveBeenCalledOnce());
    await expect(onSend.mock.calls[0]![0]).toMatchObject({
      title: 'Calculadora de precios para MSP',
      summary: expect.stringContaining('Total anual: 918.000,00\u00a0€'),
    });
  },
};

/** What a Spanish visitor did wrong is said in Spanish, and a file of an English one is read. */
export const SpanishFiles: Story = {
  args: { locale: 'es' },
  parameters: preparedBy(async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText('Importar', { selector: 'input' });
    await userEvent.upload(field, file(JSON.stringify({ inputs: { ...clinic, region: 'mars', serverCount: -1 } })));
    await canvas.findByText('No se importó estimate.json');
  }),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Importar', { selector: 'input' });
    await expect(
      canvas.getByText(/^inputs\.serverCount debe ser un número entero de 0 a 9007199254740991, pero es -1\./),
    ).toBeVisible();
    await userEvent.upload(field, file('not json'));
    await expect(await canvas.findByText(/^El archivo es texto sin formato o una tabla\. Calculadora/)).toBeVisible();
    await userEvent.upload(field, file(exportPricing(clinic, new Date(2026, 4, 4)).json));
    await canvas.findByText('Estimación importada');
    await expect(amountOf(canvas, 'Total mensual')[0]).toBe('9614,00\u00a0US$');
  },
};

/** A site's own texts replace those of the language, in English too. */
export const OwnWords: Story = {
  args: {
    messages: { 'Calculate Pricing': 'Get a quote', '{count} servers': { one: 'one box', other: '{count} boxes' } },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByRole('button', { name: 'Get a quote' });
    await enter(context, 'Servers', '1');
    await userEvent.click(canvas.getByRole('button', { name: 'Get a quote' }));
    await expect(canvas.getByText(/0 employees, 0 workstations, and one box\./)).toBeVisible();
  },
};

/** A tag that is none, and no currency: the tool says so to the developer and is in English. */
export const NoLanguage: Story = {
  tags: ['!dev', '!autodocs'],
  args: { locale: 'not a tag', currency: 'euros' },
  beforeEach: () => {
    const warn = spyOn(console, 'warn').mockImplementation(() => {});
    return () => warn.mockRestore();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Prices are in US dollars in every region.')).toBeVisible();
    await expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('"not a tag" is not a language tag'));
    await expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('"euros" is not a currency code'));
  },
};

/** Every text comes from the words (TOOL-21): in the form, an estimate, comparisons, scenarios and messages. */
export const EveryWord: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: { messages: markedWords(es) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const data = ['Today'];
    const button = (name: string) => canvas.getByRole('button', { name: `⟦${name}⟧` });
    const workstations = await canvas.findByRole('textbox', { name: '⟦Workstations⟧' });
    await expectMarked(canvasElement, data);
    await userEvent.clear(workstations);
    await userEvent.type(workstations, '1.200');
    await userEvent.click(button('Calculate Pricing'));
    await expectMarked(canvasElement, data);
    await userEvent.clear(workstations);
    await userEvent.type(workstations, '25');
    for (const option of canvas.getAllByRole('checkbox'))
      if (!option.matches(':checked')) await userEvent.click(option);
    await userEvent.click(button('Calculate Pricing'));
    const name = await canvas.findByRole('textbox', { name: '⟦Name of the scenario⟧' });
    await userEvent.click(canvas.getByText('⟦Show the working⟧'));
    await userEvent.click(button('Save scenario'));
    await expectMarked(canvasElement, data);
    await userEvent.type(name, 'Today{Enter}');
    await userEvent.click(canvas.getByRole('radio', { name: '⟦Premium⟧' }));
    await userEvent.type(name, 'Today 2{Enter}');
    await expectMarked(canvasElement, data);
    await paste(name, 'x'.repeat(90));
    await userEvent.click(button('Save scenario'));
    await expectMarked(canvasElement, [...data, /x{80,}/]);
    const field = canvas.getByLabelText('⟦Import⟧', { selector: 'input' });
    await userEvent.upload(field, file(JSON.stringify({ inputs: { ...clinic, region: 'mars' } })));
    await canvas.findByText('⟦estimate.json was not imported⟧');
    await expectMarked(canvasElement, data);
    await userEvent.click(button('Delete Today'));
    await userEvent.click(button('Load Today 2'));
    await userEvent.click(button('Clear'));
    await expectMarked(canvasElement, data);
    await userEvent.click(button('Start fresh'));
    await expectMarked(canvasElement, data);
  },
};

const full: Partial<Story> = {
  ...saved(clinic, [
    { name: 'Today', inputs: clinic },
    { name: 'Premium, without vCIO', inputs: { ...clinic, supportLevel: 'premium', includeVcio: false } },
  ]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Lowest total')).toBeVisible();
  },
};

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

/** The estimate for whom the page names: a summary with the figures of the view, and the exported file (TOOL-25). */
export const Sent: Story = {
  args: { sendTo: 'Ada', onSend, now: () => new Date(2026, 4, 4, 12) },
  play: async (context) => {
    const { canvas, userEvent } = context;
    onSend.mockClear();
    const button = canvas.getByRole('button', { name: 'Send this to Ada' });
    await expect(button).toBeDisabled();
    await calculate(context);
    await userEvent.click(button);
    await waitFor(() => expect(onSend).toHaveBeenCalledOnce());
    const [{ summary, file: sent, ...report }] = onSend.mock.calls[0]!;
    await expect(report).toEqual({ tool: 'pricing-calculator', title: 'MSP pricing calculator' });
    await expect(summary).toContain(`Annual total: ${amountOf(canvas, 'Annual total')[0]}`);
    await expect(sent.fileName).toBe('msp-pricing-2026-05-04.json');
    await expect(JSON.parse(sent.text)).toMatchObject({ results: { monthlyTotal: 2000 } });
  },
};

export const SubmittedForAPrice: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: { messages: { 'Calculate Pricing': 'Submit' } },
};
