import type { IndustryCalendarProps } from '../industry-calendar';
import type { IndustryGlossaryProps } from '../industry-glossary';
import type { PartnerScorecardProps } from '../partner-scorecard';
import type { PricingCalculatorProps } from '../pricing-calculator';
import type { RiskMatrixProps } from '../risk-matrix';
import type { SecurityAssessmentProps } from '../security-assessment';
import type { ToolInLanguagesProps } from '../frame/tool';

/*
 * The one declaration of the custom elements. Properties, attributes, types, `custom-elements.json` and the tables of the
 * documentation follow from it. Plain data: the script leaves out what is documentation alone (`doc`, `type`).
 */

/** The props of the tool behind each element. */
export interface ToolPropsByTag {
  'msp-pricing-calculator': PricingCalculatorProps;
  'security-assessment': SecurityAssessmentProps;
  'partner-scorecard': PartnerScorecardProps;
  'risk-matrix': RiskMatrixProps;
  'industry-calendar': IndustryCalendarProps;
  'industry-glossary': IndustryGlossaryProps;
}
export type ToolTag = keyof ToolPropsByTag;

/** A property of an element. All but data are mirrored in an attribute, by default of the same name in kebab case. */
export interface PropertyDeclaration {
  /** `data` is an object or a list: checked, and not mirrored. `storage` is the key of the browser's storage. */
  kind: 'text' | 'number' | 'flag' | 'choice' | 'storage' | 'data';
  /** Of a choice. */
  values?: readonly (string | number)[];
  /** The name of the attribute, if it is another one. Data has one, in JSON, only if it is named here. */
  attribute?: string;
  /** Without it, the property is undefined until it is set. */
  default?: string | number | boolean;
  /** Whether the tool reads it once, so that a change starts the tool anew. */
  once?: boolean;
  /** The TypeScript type of data. */
  type?: string;
  /** What it does, and its default in words, as a sentence. */
  doc: string;
}

export interface ElementDeclaration {
  /** The name of the tool's folder, by which shared links name it too. */
  tool: string;
  /** The name of the tool, as a title. */
  label: string;
  /** The data property that `src` fills. */
  source?: string;
  doc: string;
  properties: Readonly<Record<string, PropertyDeclaration>>;
  /** What the event `result` carries. */
  result: { type: string; doc: string };
}

type OwnPropName<Tag extends ToolTag> = Exclude<
  keyof ToolPropsByTag[Tag],
  keyof ToolInLanguagesProps | 'onResult' | 'onSend'
>;

/** Of every element: the options of the tool. */
export const toolProperties = {
  locale: {
    kind: 'text',
    doc: 'The language of its texts, and the format of numbers and dates: a language tag such as `es`, `es-MX` or `en-GB`. By default that of the closest `lang` attribute, if the tool has that language, otherwise `en-US`; it follows that of the page when it changes.',
  },
  messages: {
    kind: 'data',
    type: 'Record<string, string | PluralForms>',
    doc: 'Own texts in place of the tool’s, by their English ones.',
  },
  theme: { kind: 'choice', values: ['light', 'dark'], doc: 'A theme of its own. By default the visitor’s system.' },
  headingLevel: { kind: 'choice', values: [2, 3], default: 2, doc: 'The level of its top headings.' },
  storageKey: {
    kind: 'storage',
    doc: 'The key in the browser’s storage under which the visitor’s work is kept; `none` keeps nothing. By default `advisor-` and the tag, with the `id` of the element, or its number among equal ones on the page.',
  },
  useAddress: {
    kind: 'flag',
    default: false,
    doc: 'Whether it uses the address of the page, for links that restore what is shown. For one tool of a page; without it there is no “Copy link”.',
  },
} as const satisfies Record<string, PropertyDeclaration>;

/** Of an element whose result can be sent. */
const sendTo = {
  kind: 'text',
  doc: 'Who gets the result: a name, for the button “Send this to Ada”, which fires the event `send`. Without it there is no such button.',
} as const satisfies PropertyDeclaration;

/** Of every element: what the element does with the tool. */
export const elementProperties = {
  mode: {
    kind: 'choice',
    values: ['inline', 'dialog'],
    default: 'inline',
    doc: 'Whether the tool is in the page, or in a dialog that a button opens.',
  },
  buttonLabel: { kind: 'text', doc: 'The label of that button. By default “Open” and the name of the tool.' },
} as const satisfies Record<string, PropertyDeclaration>;

/** Of every element that can take its data from a file. */
export const src = {
  kind: 'text',
  doc: 'The address of a JSON file with the data, from this origin or with `Access-Control-Allow-Origin`. Data that is set as a property replaces it.',
} as const satisfies PropertyDeclaration;

/** The elements by tag. The properties of each are the props of its tool. */
export const declarations = {
  'msp-pricing-calculator': {
    tool: 'pricing-calculator',
    label: 'MSP pricing calculator',
    source: 'rates',
    doc: 'Estimates the price of managed services from the size of an environment.',
    properties: {
      rates: {
        kind: 'data',
        type: 'PricingRates',
        doc: 'Your own prices, discounts and regional factors. By default the standard rates.',
      },
      currency: {
        kind: 'text',
        default: 'USD',
        doc: 'The currency of the rates, as an ISO 4217 code. Amounts are not converted.',
      },
      sendTo,
    },
    result: { type: '[PricingResults, PricingInputs]', doc: 'The estimate that is shown, and its inputs.' },
  },
  'security-assessment': {
    tool: 'security-assessment',
    label: 'Security assessment',
    source: 'questions',
    doc: 'Asks ten questions one by one, then shows the score and what to do next.',
    properties: {
      questions: {
        kind: 'data',
        type: 'AssessmentQuestion[]',
        once: true,
        doc: 'Your own questions, in their order. By default the ten of the package.',
      },
      riskMatrixHref: {
        kind: 'text',
        doc: 'The page of the risk matrix on the same site, to offer sending the weaknesses there.',
      },
      sendTo,
    },
    result: { type: '[AssessmentResult, Answers]', doc: 'The result of the completed assessment, and its answers.' },
  },
  'partner-scorecard': {
    tool: 'partner-scorecard',
    label: 'Channel partner scorecard',
    doc: 'Rates one to four channel partners side by side.',
    properties: { sendTo },
    result: { type: '[Scorecard, PartnerInput]', doc: 'The scorecard that is shown, and its input.' },
  },
  'risk-matrix': {
    tool: 'risk-matrix',
    label: 'Risk matrix',
    source: 'initialDocument',
    doc: 'Rates risks by probability and impact on a 4 × 4 grid, with a register.',
    properties: {
      bands: {
        kind: 'choice',
        values: ['rule', 'legend'],
        default: 'rule',
        doc: 'Which preset of the bands to use; they differ at the score 12.',
      },
      initialDocument: {
        kind: 'data',
        type: 'RiskMatrixDocument',
        once: true,
        doc: 'The initial matrix, such as a file that the tool has exported. Work that is saved in the browser replaces it.',
      },
      weaknesses: {
        kind: 'data',
        type: 'Weakness[]',
        doc: 'Weaknesses to offer as risks, besides those from the security assessment of this site.',
      },
      sendTo,
    },
    result: {
      type: '[RiskSummary, RiskMatrixDocument]',
      doc: 'The summary and the document, once loaded and after each change.',
    },
  },
  'industry-calendar': {
    tool: 'industry-calendar',
    label: 'Industry calendar',
    source: 'events',
    doc: 'Events to search, filter and sort, as a list or by month.',
    properties: {
      events: { kind: 'data', type: 'CalendarEvent[]', doc: 'Your own events. By default the four sample events.' },
      loadDelay: {
        kind: 'number',
        default: 1000,
        doc: 'How long placeholders stand in for the list, in ms; 0 skips them.',
      },
      icsDomain: {
        kind: 'text',
        doc: 'The domain in the events’ identifiers in calendar files: `example.com`. By default the host of the page.',
      },
      feeds: {
        kind: 'data',
        attribute: 'feeds',
        type: '{ label: string; href: string }[]',
        doc: 'Files to subscribe to these events, for calendar programs and feed readers.',
      },
      originalCalendarHref: {
        kind: 'text',
        attribute: 'calendar-href',
        doc: 'The target of “View Original Calendar”; without it there is no such button.',
      },
    },
    result: { type: '[CalendarEvent[]]', doc: 'The filtered events, each time they change.' },
  },
  'industry-glossary': {
    tool: 'industry-glossary',
    label: 'Industry glossary',
    source: 'terms',
    doc: 'Terms to search, filter and sort, laid out like a dictionary.',
    properties: {
      terms: { kind: 'data', type: 'GlossaryTerm[]', doc: 'Your own terms. By default the 24 of the package.' },
      loadDelay: {
        kind: 'number',
        default: 500,
        doc: 'How long placeholders stand in for the list, in ms; 0 skips them.',
      },
      feedbackEmail: {
        kind: 'text',
        doc: 'The address that “Send Feedback” writes to; without it there is no such button.',
      },
    },
    result: { type: '[GlossaryTerm[]]', doc: 'The filtered terms, each time they change.' },
  },
} as const satisfies {
  [Tag in ToolTag]: ElementDeclaration & { properties: Record<OwnPropName<Tag>, PropertyDeclaration> };
};

/** All properties of an element by name. */
export function propertiesOf({ source, properties }: ElementDeclaration): Record<string, PropertyDeclaration> {
  return { ...properties, ...(source !== undefined && { src }), ...toolProperties, ...elementProperties };
}
