import { PartnerScorecard } from '../../partner-scorecard';

export const readers = {};

export { PartnerScorecard as Tool };
