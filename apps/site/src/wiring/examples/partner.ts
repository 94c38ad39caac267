import { scorePartner } from '@advisor/tools/partner-scorecard/engine';

/** The points of a mid-sized partner by component, for the cover of the scorecard. */
export const examplePartner = Object.values(
  scorePartner({
    companyName: 'Example',
    industry: 'Technology',
    partnerType: 'MSP',
    yearsInBusiness: 9,
    employeeCount: 34,
    customerBase: 120,
    annualRevenue: '1M-5M',
    technicalCertifications: ['Microsoft Partner', 'Cisco Partner'],
    specializations: ['Cybersecurity', 'Managed Services'],
  }).scores,
);
