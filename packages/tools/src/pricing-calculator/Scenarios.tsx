import { Badge, Button, Heading, Text, type HeadingLevel } from '@advisor/ui';
import { TextInput } from '@advisor/ui/fields';
import { useId, useRef, useState } from 'react';
import { LocalForm, messageOf, screenOnly, type Tool } from '../frame';
import {
  calculatePricing,
  maxScenarios,
  saveScenario,
  type PricingInputs,
  type PricingRates,
  type PricingState,
} from './engine';
import { maxNameLength } from './state';
import { LazyBar } from './LazyBar';
import { describe, difference, money } from './words';
import * as styles from './Comparisons.css';

export interface ScenariosProps {
  tool: Tool<PricingState>;
  /** The inputs of the shown estimate; undefined without one. */
  estimated: PricingInputs | undefined;
  rates: PricingRates;
  headingLevel: HeadingLevel;
  /** Called with the inputs of a loaded scenario. */
  onLoad: (inputs: PricingInputs) => void;
}

/** Named scenarios with their totals compared. Renders a `<section>`. */
export default function Scenarios({ tool, estimated, rates, headingLevel, onLoad }: ScenariosProps) {
  const { scenarios } = tool.state;
  const headingId = useId();
  const heading = useRef<HTMLDivElement>(null);
  const totals = scenarios.map((scenario) => calculatePricing(scenario.inputs, rates).monthlyTotal);
  const [least, most] = [Math.min(...totals), Math.max(...totals)];
  const now = estimated && calculatePricing(estimated, rates).monthlyTotal;
  return (
    <section className={scenarios.length > 0 ? styles.part : `${styles.part} ${screenOnly}`}>
      <div ref={heading} tabIndex={-1}>
        <Heading level={headingLevel} size="l" id={headingId}>
          Scenarios
        </Heading>
      </div>
      <div className={styles.saving}>
        <SaveForm tool={tool} />
        {scenarios.length > 0 ? (
          <ul role="list" aria-labelledby={headingId} className={styles.scenarios}>
            {scenarios.map(({ name, inputs: saved }, index) => (
              <li key={name} className={styles.scenario}>
                <span className={styles.scenarioName}>
                  <strong>{name}</strong>
                  {scenarios.length > 1 && totals[index] === least ? <Badge tone="low">Lowest total</Badge> : null}
                </span>
                <span className={styles.scenarioTotal}>{money(totals[index]!)} a month</span>
                <span className={styles.track} aria-hidden>
                  {totals[index]! > 0 ? <LazyBar kind="sum" size={totals[index]! / most} /> : null}
                </span>
                <span className={styles.scenarioText}>
                  {describe(saved)} {now === undefined ? null : againstEstimate(totals[index]! - now)}
                </span>
                <span className={`${styles.scenarioActions} ${screenOnly}`}>
                  <Button
                    size="small"
                    variant="secondary"
                    aria-label={`Load ${name}`}
                    onClick={() => {
                      const loaded = { ...saved };
                      tool.change((state) => ({ ...state, inputs: loaded }));
                      onLoad(loaded);
                      tool.notify('success', 'Scenario Loaded', `The form and the estimate show “${name}”.`);
                    }}
                  >
                    Load
                  </Button>
                  <Button
                    size="small"
                    variant="quiet"
                    tone="critical"
                    aria-label={`Delete ${name}`}
                    onClick={() => {
                      tool.change((state) => ({
                        ...state,
                        scenarios: state.scenarios.filter((scenario) => scenario.name !== name),
                      }));
                      heading.current?.focus();
                      tool.notify('success', 'Scenario Deleted', `Undo brings “${name}” back.`);
                    }}
                  >
                    Delete
                  </Button>
                </span>
              </li>
            ))}
          </ul>
        ) : (
          <Text size="s" tone="soft">
            None saved yet. Save this environment, change the form, and compare the totals here.
          </Text>
        )}
      </div>
    </section>
  );
}

const againstEstimate = (more: number) =>
  Math.abs(more) < 0.005
    ? 'The same total as this estimate.'
    : `Compared with this estimate: ${difference(more)} a month.`;

function SaveForm({ tool }: { tool: Tool<PricingState> }) {
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const { inputs, scenarios } = tool.state;

  function save(form: HTMLFormElement) {
    try {
      const next = saveScenario(scenarios, name, inputs);
      tool.change((state) => ({ ...state, scenarios: next }));
      const replaced = next.length === scenarios.length;
      tool.notify(
        'success',
        replaced ? 'Scenario Replaced' : 'Scenario Saved',
        replaced ? `“${name.trim()}” was updated from the form.` : `“${name.trim()}” is in the list.`,
      );
      setName('');
      setError(undefined);
    } catch (problem) {
      setError(name.trim() ? messageOf(problem) : 'Enter a name, such as “All on premium”.');
      form.querySelector('input')?.focus();
    }
  }

  return (
    <LocalForm className={`${styles.saveForm} ${screenOnly}`} onSubmit={save}>
      <TextInput
        label="Name of the scenario"
        hint={`Saves the form as it is now. At most ${maxScenarios}; an existing name is overwritten.`}
        maxLength={maxNameLength}
        keepsExcess
        autoComplete="off"
        value={name}
        error={error}
        onChange={(text) => {
          setName(text);
          setError(undefined);
        }}
      />
      <Button type="submit" variant="secondary">
        Save scenario
      </Button>
    </LocalForm>
  );
}
