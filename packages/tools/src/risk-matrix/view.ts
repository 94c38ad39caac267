import type { Cell, RiskStatus } from './rules';

/** Which rating counts: as it is, or once the mitigation works. */
export type View = 'before' | 'after';

/** Which risks the register shows. */
export interface RegisterFilter {
  search: string;
  /** '' for all. */
  status: RiskStatus | '';
  cell: Pick<Cell, 'probability' | 'impact'> | undefined;
}

export const noFilter: RegisterFilter = { search: '', status: '', cell: undefined };
