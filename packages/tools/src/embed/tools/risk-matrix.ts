import { readWeaknessList } from '../../handover';
import { RiskMatrix } from '../../risk-matrix';
import { readMatrix } from '../../risk-matrix/exchange';

export const readers = { initialDocument: readMatrix, weaknesses: readWeaknessList };

export { RiskMatrix as Tool };
