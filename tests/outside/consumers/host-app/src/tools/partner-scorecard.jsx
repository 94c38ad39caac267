import '@advisor/tools/partner-scorecard/styles.css';

export { PartnerScorecard as default } from '@advisor/tools/partner-scorecard';
