import type { Cell, RiskStatus } from './rules';

/** Which rating is shown: before or after mitigation. */
export type View = 'before' | 'after';

/** Which risks the register shows. */
export interface RegisterFilter {
  search: string;
  /** '' for all. */
  status: RiskStatus | '';
  cell: Pick<Cell, 'probability' | 'impact'> | undefined;
}

export const noFilter: RegisterFilter = { search: '', status: '', cell: undefined };
