export { PartnerScorecard, type PartnerScorecardProps } from './PartnerScorecard';
