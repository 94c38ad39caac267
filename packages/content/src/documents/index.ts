import { breachCosts } from './breachCosts';
import { cisControlsChecklist } from './cisControls';
import type { SiteDocument } from './document';
import { evidenceBeforeAssurance } from './evidenceBeforeAssurance';
import { firstBudget } from './firstBudget';
import { firstNinetyDays } from './firstNinetyDays';
import { mspGuide } from './mspGuide';
import type { DocumentName } from './names';
import { preparingToSell } from './preparingToSell';
import { pressDocuments, type PressWords } from './press';
import { pricingManagedServices } from './pricingManagedServices';
import { serverRoom } from './serverRoom';
import { sharedResponsibility } from './sharedResponsibility';
import { strategyGuide } from './strategyGuide';

export { editionLine, fullTextNote } from './document';
export type { DocumentBlock, DocumentColumn, DocumentSection, SiteDocument } from './document';
export { documentAddress, documentNames } from './names';
export type { DocumentName } from './names';
export type { PressWords } from './press';

const written = {
  'cybersecurity-strategy-guide': strategyGuide,
  'msp-guide': mspGuide,
  'the-security-leaders-first-budget': firstBudget,
  'pricing-managed-services-after-wage-inflation': pricingManagedServices,
  'evidence-before-assurance': evidenceBeforeAssurance,
  'shared-responsibility-written-down': sharedResponsibility,
  'retiring-the-server-room': serverRoom,
  'what-a-breach-costs-a-company-of-fifty': breachCosts,
  'cis-controls-v8-starter-checklist': cisControlsChecklist,
  'preparing-to-sell-two-year-calendar': preparingToSell,
  'first-ninety-days-as-a-security-leader': firstNinetyDays,
} as const satisfies Partial<Record<DocumentName, SiteDocument>>;

// FILE-43
/** All documents of the site, by their names; those for the press from the words of the media kit. */
export const documentsOf = (press: PressWords): Readonly<Record<DocumentName, SiteDocument>> => ({
  ...written,
  ...pressDocuments(press),
});
