import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useState, type ComponentType, type ReactNode } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { ToolProps } from '../frame';
import { IndustryCalendar } from '../industry-calendar';
import { exportEvents } from '../industry-calendar/engine';
import { sampleEvents } from '../industry-calendar/events';
import { IndustryGlossary } from '../industry-glossary';
import { exportTerms } from '../industry-glossary/engine';
import { terms } from '../industry-glossary/terms';
import { PartnerScorecard } from '../partner-scorecard';
import { defaultPartnerInput, exportScorecard } from '../partner-scorecard/engine';
import { PricingCalculator } from '../pricing-calculator';
import { defaultPricingInputs, exportPricing, standardRates } from '../pricing-calculator/engine';
import { RiskMatrix } from '../risk-matrix';
import { createDocument, exportMatrix } from '../risk-matrix/engine';
import { SecurityAssessment } from '../security-assessment';
import { exportAssessment, questions } from '../security-assessment/engine';

const now = new Date(2026, 4, 4);
const [first] = questions;
const [partner, inputs] = [defaultPartnerInput, defaultPricingInputs];

type Tools = [
  Tool: ComponentType<ToolProps>,
  adds: boolean,
  fileOf: (word: string) => { json: string },
  part: string,
][];

/**
 * What a file of each tool holds for a word, how its work is stored, and whether it is added to what is there, or replaces it. The
 * first two are one of each.
 */
const tools: Tools = [
  [IndustryCalendar, true, (id) => exportEvents([{ ...sampleEvents[0]!, id }], now), '"id":"'],
  [RiskMatrix, false, (title) => exportMatrix(createDocument(now, { title }), now), '"title":"'],
  [IndustryGlossary, true, (id) => exportTerms([{ ...terms[0]!, id }], now), '"id":"'],
  [PartnerScorecard, true, (companyName) => exportScorecard({ ...partner, companyName }, now), '"companyName":"'],
  [PricingCalculator, true, (name) => exportPricing(inputs, now, standardRates, [{ name, inputs }]), '"name":"'],
  [SecurityAssessment, false, (word) => exportAssessment({ [first!.id]: word }, now), `"${first!.id}":"`],
];
/** Words that are answers of the assessment too. */
const [earlier, later] = first!.options.map(({ value }) => value);

const key = 'story-imports';
const onNotice = fn(() => false);

/** A file that is read when `read` is called. */
function heldFile(name: string, text: string) {
  let read = () => {};
  const bytes = new Promise<ArrayBuffer>((resolve) => (read = () => resolve(new TextEncoder().encode(text).buffer)));
  return { read, file: Object.assign(new File([text], name), { arrayBuffer: () => bytes }) };
}

let show: (shown: ReactNode) => void;
function Shown() {
  const [shown, setShown] = useState<ReactNode>();
  useLayoutEffect(() => void (show = setShown), []);
  return shown;
}

const meta = {
  title: 'Tools/Two imports at once',
  tags: ['!dev', '!autodocs', '!manifest'],
  render: () => <Shown />,
  beforeEach: () => () => localStorage.removeItem(key),
} satisfies Meta;

export default meta;

const twoAtOnce =
  (some: Tools): StoryObj['play'] =>
  async ({ canvas, userEvent }) => {
    for (const [index, [Tool, adds, fileOf, part]] of some.entries())
      // What is refused is said by the frame, which is that of all tools.
      for (const isValid of Tool === IndustryCalendar ? [true, false] : [true])
        for (const isReadFirst of [true, false]) {
          localStorage.removeItem(key);
          onNotice.mockClear();
          const each = `${index} ${isValid} ${isReadFirst}`;
          show(
            <section key={each} aria-label={each}>
              <Tool storageKey={key} onNotice={onNotice} />
            </section>,
          );
          const tool = within(await canvas.findByRole('region', { name: each }));
          const field = await tool.findByLabelText(/^Import/, { selector: 'input' });
          const files = [
            heldFile('first.json', isValid ? fileOf(earlier!).json : 'no file of a tool'),
            heldFile('second.json', fileOf(later!).json),
          ];
          for (const { file } of files) await userEvent.upload(field, file);
          for (const { read } of isReadFirst ? files : files.toReversed()) read();
          await waitFor(() => expect(localStorage.getItem(key)).toContain(`${part}${later}"`));
          await expect(onNotice).toHaveBeenCalledTimes(isValid ? 2 : 1);
          await expect(localStorage.getItem(key)!.includes(`${part}${earlier}"`)).toBe(isValid && adds);
          if (!isValid) await expect(tool.getByText('first.json was not imported')).toBeVisible();
        }
  };

/** What two files add is all there; what they replace is that of the second, also when it is read first. A refusal stays said. */
export const AddedAndReplaced: StoryObj = { play: twoAtOnce(tools.slice(0, 2)) };

export const OtherTools: StoryObj = { tags: ['slow'], play: twoAtOnce(tools.slice(2)) };
