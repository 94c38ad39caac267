import { PartnerScorecard } from '@advisor/tools/partner-scorecard';
import { RiskMatrix } from '@advisor/tools/risk-matrix';
import { SecurityAssessment } from '@advisor/tools/security-assessment';
import { createElement, Fragment } from 'react';

export const app = createElement(
  Fragment,
  null,
  createElement('h1', null, 'Rendered on a server'),
  createElement(RiskMatrix, { storageKey: null }),
  createElement(PartnerScorecard, { storageKey: null }),
  createElement(SecurityAssessment, { locale: 'es', storageKey: null }),
);
