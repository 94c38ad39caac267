import { spanish } from './tableNames/es';
import type { TableNames } from './tableNames/tableNames';

/** The languages besides English whose tables the tool reads, whatever its own language (RISK-16). */
export const otherLanguages: readonly TableNames[] = [spanish];
