/** Where the documents of the site are, before their names. */
export const documentsPath = '/files/';

/** The names of the documents that ship, without their extension. They stay when a document changes. */
export const documentNames = [
  'cybersecurity-strategy-guide',
  'msp-guide',
  'the-security-leaders-first-budget',
  'pricing-managed-services-after-wage-inflation',
  'evidence-before-assurance',
  'shared-responsibility-written-down',
  'retiring-the-server-room',
  'what-a-breach-costs-a-company-of-fifty',
  'cis-controls-v8-starter-checklist',
  'preparing-to-sell-two-year-calendar',
  'first-ninety-days-as-a-security-leader',
  'fact-sheet',
  'biography',
  'introduction-to-read-aloud',
] as const;
export type DocumentName = (typeof documentNames)[number];

/** The address of a document of the site. */
export const documentAddress = <Name extends DocumentName>(name: Name) => `${documentsPath}${name}.pdf` as const;

const addresses: ReadonlySet<string> = new Set(documentNames.map(documentAddress));

// FILE-43
/** Whether it is the address of a document that ships. */
export const isDocumentAddress = (value: string) => addresses.has(value);
