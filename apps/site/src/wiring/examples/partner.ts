import { scorePartner } from '@advisor/tools/partner-scorecard/engine';

/** A mid-sized partner's scores by component, for the scorecard's cover. */
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
