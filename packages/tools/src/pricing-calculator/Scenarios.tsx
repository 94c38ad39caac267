import { Badge, Button, Heading, Text, type HeadingLevel } from '@advisor/ui';
import { TextInput } from '@advisor/ui/fields';
import { useId, useRef, useState } from 'react';
import { LocalForm, screenOnly, type Tool } from '../frame';
import { reasonOf } from '../language';
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
import { usePricing } from './words';
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
  const { t, describe, difference, money } = usePricing();
  const { scenarios } = tool.state;
  const headingId = useId();
  const heading = useRef<HTMLDivElement>(null);
  const totals = scenarios.map((scenario) => calculatePricing(scenario.inputs, rates).monthlyTotal);
  const [least, most] = [Math.min(...totals), Math.max(...totals)];
  const againstEstimate = (more: number) =>
    Math.abs(more) < 0.005
      ? t('The same total as this estimate.')
      : t('Compared with this estimate: {difference} a month.', { difference: difference(more) });
  const now = estimated && calculatePricing(estimated, rates).monthlyTotal;
  return (
    <section className={scenarios.length > 0 ? styles.part : `${styles.part} ${screenOnly}`}>
      <div ref={heading} tabIndex={-1}>
        <Heading level={headingLevel} size="l" id={headingId}>
          {t('Scenarios')}
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
                  {scenarios.length > 1 && totals[index] === least ? (
                    <Badge tone="success">{t('Lowest total')}</Badge>
                  ) : null}
                </span>
                <span className={styles.scenarioTotal}>{t('{amount} a month', { amount: money(totals[index]!) })}</span>
                <span className={styles.track} aria-hidden>
                  {totals[index]! > 0 ? <LazyBar kind="sum" size={totals[index]! / most} /> : null}
                </span>
                <span className={styles.scenarioText}>
                  {`${describe(saved)}${now === undefined ? '' : ` ${againstEstimate(totals[index]! - now)}`}`}
                </span>
                <span className={`${styles.scenarioActions} ${screenOnly}`}>
                  <Button
                    size="small"
                    variant="secondary"
                    aria-label={t('Load {name}', { name })}
                    onClick={() => {
                      const loaded = { ...saved };
                      tool.change((state) => ({ ...state, inputs: loaded }));
                      onLoad(loaded);
                      tool.notify(t('Scenario Loaded'), t('The form and the estimate show “{name}”.', { name }));
                    }}
                  >
                    {t('Load')}
                  </Button>
                  <Button
                    size="small"
                    variant="quiet"
                    tone="danger"
                    aria-label={t('Delete {name}', { name })}
                    onClick={() => {
                      tool.change((state) => ({
                        ...state,
                        scenarios: state.scenarios.filter((scenario) => scenario.name !== name),
                      }));
                      heading.current?.focus();
                      tool.notify(t('Scenario Deleted'), t('Undo brings “{name}” back.', { name }));
                    }}
                  >
                    {t('Delete')}
                  </Button>
                </span>
              </li>
            ))}
          </ul>
        ) : (
          <Text size="s" color="textSoft">
            {t('None saved yet. Save this environment, change the form, and compare the totals here.')}
          </Text>
        )}
      </div>
    </section>
  );
}

function SaveForm({ tool }: { tool: Tool<PricingState> }) {
  const { t, tell } = usePricing();
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const { inputs, scenarios } = tool.state;

  function save(form: HTMLFormElement) {
    try {
      const next = saveScenario(scenarios, name, inputs);
      tool.change((state) => ({ ...state, scenarios: next }));
      const replaced = next.length === scenarios.length;
      tool.notify(
        replaced ? t('Scenario Replaced') : t('Scenario Saved'),
        replaced
          ? t('“{name}” was updated from the form.', { name: name.trim() })
          : t('“{name}” is in the list.', { name: name.trim() }),
      );
      setName('');
      setError(undefined);
    } catch (problem) {
      setError(name.trim() ? tell(reasonOf(problem)) : t('Enter a name, such as “All on premium”.'));
      form.querySelector('input')?.focus();
    }
  }

  return (
    <LocalForm className={`${styles.saveForm} ${screenOnly}`} onSubmit={save}>
      <TextInput
        label={t('Name of the scenario')}
        hint={t('Saves the form as it is now. At most {max}; an existing name is overwritten.', { max: maxScenarios })}
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
        {t('Save scenario')}
      </Button>
    </LocalForm>
  );
}
