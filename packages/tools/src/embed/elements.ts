import type { ComponentType } from 'react';
import type { ToolTag } from '../elements/declarations';

/** A tool with what checks its data. */
export interface ToolModule {
  // Tools differ in their props; an element only passes them on.
  // oxlint-disable-next-line typescript/no-explicit-any
  Tool: ComponentType<any>;
  /** By data property: returns the checked data, or throws an Error that says what is wrong and where. */
  readers: Readonly<Record<string, (value: unknown, path: string) => unknown>>;
}

/** What loads the tool of each element, with the first one that needs it. */
export const elements: Record<ToolTag, () => Promise<ToolModule>> = {
  'msp-pricing-calculator': () => import('./tools/pricing-calculator'),
  'security-assessment': () => import('./tools/security-assessment'),
  'partner-scorecard': () => import('./tools/partner-scorecard'),
  'risk-matrix': () => import('./tools/risk-matrix'),
  'industry-calendar': () => import('./tools/industry-calendar'),
  'industry-glossary': () => import('./tools/industry-glossary'),
};
