export { parseWholeNumber } from '../whole-number';
export { comparePartners, maxPartners, minPartners, type PartnerComparison } from './comparison';
export { exportScorecard, importPartners, importScorecard } from './document';
export { firedRules, type FiredRule } from './fired-rules';
export { defaultPartnerInput, partnerProblems, type PartnerInput } from './input';
export {
  annualRevenues,
  components,
  geographicCoverages,
  industries,
  overallCeiling,
  partnerTypes,
  penalties,
  pointsPerChoice,
  ratingBands,
  rawCeiling,
  specializations,
  technicalCertifications,
  type ComponentId,
  type Rating,
} from './rules';
export { findingsOf, nextBand, rawScore, scorePartner, type NextBand, type Scorecard } from './score';
export { partnerState, type PartnerState } from './state';
