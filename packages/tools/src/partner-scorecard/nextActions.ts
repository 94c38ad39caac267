import type { Phrase } from '@advisor/ui/language/message';
import type { FiredRule } from './engine';
import type { ComponentId } from './rules';
import type { ScorecardText } from './words';

export interface NextAction {
  /** The action, translatable. */
  action: Phrase;
  component: ComponentId;
  /** The points it would add in the component. */
  points: number;
}

/** By rule: the action if its answer is missing, and the action for its next step. */
const texts: Readonly<Record<string, { missing?: ScorecardText; step: ScorecardText }>> = {
  years: { step: 'Set a date to review: {count} or more years in business' },
  employees: { step: 'Set a date to review: {count} or more employees' },
  customers: { step: 'Set a date to review: {count} or more customers' },
  revenue: { missing: 'Ask for the annual revenue', step: 'Set a date to review: annual revenue of {choice}' },
  coverage: { missing: 'Ask where the partner works', step: 'Plan wider coverage with the partner: {choice}' },
  certifications: { step: 'Ask for evidence of one more technical certification' },
  specializations: { step: 'Agree on one more specialization' },
};

// SCORECARD-15
/** Recommended actions, by points gained: for each rule with a higher step, an action rather than the rule. */
export function nextActions(rules: readonly FiredRule[]): NextAction[] {
  return rules
    .flatMap(({ id, component, points, next }): NextAction[] => {
      const text = texts[id];
      if (!next || !text) return [];
      const { values } = next.phrase;
      const action =
        points === 0 && text.missing ? { text: text.missing } : { text: text.step, ...(values && { values }) };
      return [{ action, component, points: next.points }];
    })
    .toSorted((one, other) => other.points - one.points);
}
