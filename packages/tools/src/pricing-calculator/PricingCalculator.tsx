import { useMemo, useRef } from 'react';
import {
  callSite,
  goToResult,
  jsonFile,
  lazyComponent,
  readFile,
  SharedForm,
  ToolBoundary,
  ToolFrame,
  ToolLanguage,
  toolLanguages,
  useShown,
  useTool,
  type SendingProps,
  type Tool,
  type ToolInLanguagesProps,
} from '../frame';
import {
  calculatePricing,
  defaultPricingInputs,
  exportPricing,
  importPricing,
  importScenarios,
  pricingState,
  saveScenario,
  standardRates,
  type PricingInputs,
  type PricingRates,
  type PricingResults,
  type PricingState,
} from './engine';
import { more } from './Comparisons.css';
import { PricingForm } from './PricingForm';
import { PricingResult } from './PricingResult';
import type { PricingWords } from './messages/es';
import { Currency, usePricing } from './words';
import * as styles from './PricingCalculator.css';

const SupportLevels = lazyComponent(async () => (await import('./SupportLevels')).default);
const Scenarios = lazyComponent(async () => (await import('./Scenarios')).default);

export interface PricingCalculatorProps extends ToolInLanguagesProps<PricingWords>, SendingProps {
  /**
   * Your own prices, discounts and regional factors.
   * @default the standard rates
   */
  rates?: PricingRates;
  /**
   * The currency of the rates, as an ISO 4217 code. Amounts are not converted.
   * @default 'USD'
   */
  currency?: string | undefined;
  /** Called with each estimate that is shown, also with other `rates`, and its inputs. */
  onResult?: (results: PricingResults, inputs: PricingInputs) => void;
}

const initial: PricingState = { inputs: defaultPricingInputs, scenarios: [] };

const languages = toolLanguages({ es: async () => (await import('./messages/es')).es });

/** Estimates the price of managed services from the size of an environment. Renders a `<div role="group">`. */
export function PricingCalculator(props: PricingCalculatorProps) {
  return (
    <ToolLanguage locale={props.locale} messages={props.messages} languages={languages}>
      <InLanguage {...props} />
    </ToolLanguage>
  );
}

function InLanguage(props: PricingCalculatorProps) {
  const tool = useTool({ format: pricingState, initial, props });
  const currency = useMemo(() => currencyOf(props.currency), [props.currency]);
  return (
    <Currency.Provider value={currency}>
      <ToolBoundary tool={tool} theme={props.theme}>
        <Calculator {...props} tool={tool} />
      </ToolBoundary>
    </Currency.Provider>
  );
}

function Calculator(props: PricingCalculatorProps & { tool: Tool<PricingState> }) {
  const { tool, rates = standardRates, headingLevel = 2, onResult } = props;
  const language = usePricing();
  const { t, currency, money, disclaimer } = language;
  const { inputs, scenarios } = tool.state;
  // TOOL-25
  const basis = useMemo(() => JSON.stringify(rates), [rates]);
  const shown = useShown({
    inputs: [inputs],
    initial: defaultPricingInputs,
    basis,
    worthShowing: (loaded) => !sameInputs(loaded, defaultPricingInputs),
    onShown: (calculated) => callSite(onResult, calculatePricing(calculated, rates), calculated),
  });
  const calculated = shown.of(inputs);
  const heading = useRef<HTMLDivElement>(null);

  function show(next: PricingInputs) {
    shown.show(next);
    goToResult(heading);
  }

  function calculate() {
    // The initial object keeps no results, for starting fresh.
    const next = inputs === defaultPricingInputs ? { ...inputs } : inputs;
    if (next !== inputs) tool.change((state) => ({ ...state, inputs: next }));
    show(next);
    tool.notifyInPlace(t('Pricing Calculated'), t('Your MSP pricing estimate has been generated.'));
  }

  function clear() {
    tool.change((state) => ({ ...state, inputs: shown.hide({ ...defaultPricingInputs }) }));
    tool.notify(t('Form Cleared'), t('Undo brings back what was here. Saved scenarios are kept.'));
  }

  const file = () => {
    const words = { currency, disclaimer: disclaimer() };
    return jsonFile(exportPricing(calculated ?? inputs, tool.now(), rates, scenarios, words));
  };

  return (
    <ToolFrame
      tool={tool}
      label="MSP pricing calculator"
      theme={props.theme}
      result={
        calculated &&
        t('{label}: {value}', {
          label: t('Monthly total'),
          value: money(calculatePricing(calculated, rates).monthlyTotal),
        })
      }
      inputs={calculated && language.describe(calculated)}
      exports={[{ label: t('Export'), disabled: !calculated, make: file }]}
      sending={{
        ...props,
        disabled: !calculated,
        make: async () => (await import('./summary')).report(calculated ?? inputs, rates, language, file()),
      }}
      imports={{
        accept: '.json',
        read: async (file) => {
          const text = await readFile(file);
          const imported = importPricing(text);
          const added = importScenarios(text);
          const all = added.reduce(
            (before, { name, inputs: saved }) => saveScenario(before, name, saved),
            tool.latest().scenarios,
          );
          tool.change(() => ({ inputs: imported, scenarios: all }));
          show(imported);
          tool.notifyInPlace(
            t('Estimate Imported'),
            added.length > 0
              ? t('The form has the inputs of {file}, and its scenarios were added.', { file: file.name })
              : t('The form has the inputs of {file}.', { file: file.name }),
          );
        },
      }}
    >
      <div className={styles.tool}>
        <div className={styles.columns}>
          <SharedForm tool={tool} hasResult={calculated !== undefined}>
            <PricingForm
              inputs={inputs}
              rates={rates}
              headingLevel={headingLevel}
              onChange={(change, group) =>
                tool.change((state) => {
                  const next = { ...state.inputs, ...change };
                  if (sameInputs(next, state.inputs)) return state;
                  return { ...state, inputs: shown.carry(state.inputs, next) };
                }, group)
              }
              onCalculate={calculate}
              onClear={clear}
            />
          </SharedForm>
          <PricingResult
            inputs={calculated}
            outOfDate={calculated !== undefined && !sameInputs(calculated, inputs)}
            rates={rates}
            headingLevel={headingLevel}
            headingRef={heading}
            notice={tool.notice}
          />
        </div>
        {calculated || scenarios.length > 0 ? (
          <div className={more}>
            {calculated ? <SupportLevels inputs={calculated} rates={rates} headingLevel={headingLevel} /> : null}
            <Scenarios tool={tool} estimated={calculated} rates={rates} headingLevel={headingLevel} onLoad={show} />
          </div>
        ) : null}
      </div>
    </ToolFrame>
  );
}

function sameInputs(one: PricingInputs, other: PricingInputs): boolean {
  return (Object.keys(one) as (keyof PricingInputs)[]).every((name) => one[name] === other[name]);
}

/** The code, or US dollars for a text that is none. */
function currencyOf(code = 'USD'): string {
  if (/^[a-z]{3}$/i.test(code)) return code.toUpperCase();
  console.warn(`"${code}" is not a currency code such as EUR: the pricing calculator uses USD.`);
  return 'USD';
}
