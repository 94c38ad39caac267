import type { AssessmentType } from '../lists/channel-assessment';
import type { LegalDocument, LegalSection } from '../lists/legal-document';
import type { ServiceLink, ServicePage } from '../lists/service-page';
import type { Option } from '../lists/shapes';
import type {
  Action,
  ClosingCall,
  FigureRow,
  FigureTable,
  FormWords,
  PageHero,
  Point,
  SectionWords,
  Statistic,
  Step,
} from '../lists/shapes';
import { string } from 'yup';
import { listOf, shape } from './shape';
import { day, description, headline, href, label, lead, sentence, title } from './text';

/** The value of an option in the form, in lower case, as it is sent. */
const optionValue = string()
  .strict()
  .required()
  .matches(/^[a-z0-9-]+$/);

export const action = shape<Action>({ label, href });
export const point = shape<Point>({ title, description });
export const step = shape<Step>({ title, description, duration: label.optional() });
export const statistic = shape<Statistic>({ label, value: label });
export const option = shape<Option>({ value: optionValue, label });

const figureRow = shape<FigureRow>({
  title: label,
  description: description.optional(),
  figures: listOf(label.max(20)),
});
export const figureTable = shape<FigureTable>({ caption: title, columns: listOf(label), rows: listOf(figureRow) }).test(
  'columns',
  '${path} has a figure for each column',
  ({ columns, rows }) => (rows as readonly FigureRow[]).every(({ figures }) => figures.length === columns.length - 1),
);

export const pageTitle = label.max(42);
export const pageDescription = description.min(50);

export const pageHero = shape<PageHero>({
  label,
  headline,
  lead,
  highlights: listOf(label).max(3).optional(),
  actions: listOf(action).max(2).optional(),
});
export const sectionWords = shape<SectionWords>({
  label: label.optional(),
  heading: title,
  intro: sentence.optional(),
});
export const closingCall = shape<ClosingCall>({ heading: title, text: description, actions: listOf(action).max(2) });
export const formWords = shape<FormWords>({ heading: label, intro: sentence, response: sentence });

export const assessmentType = shape<AssessmentType>({ value: optionValue, label, description });

const serviceLink = shape<ServiceLink>({ label, href, description });

export const servicePage = shape<ServicePage>({
  hero: pageHero,
  offeringsSection: sectionWords,
  offerings: listOf(point, 4),
  approachSection: sectionWords,
  approach: listOf(step, 4),
  outcomesSection: sectionWords,
  outcomes: listOf(label, 4),
  linksSection: sectionWords,
  links: listOf(serviceLink),
  closingCall,
});

const legalSection = shape<LegalSection>({
  heading: title,
  paragraphs: listOf(string().strict().required().min(10).max(420)),
  items: listOf(description).optional(),
});

export const legalDocument = shape<LegalDocument>({
  headline,
  lead,
  lastRevised: day,
  sections: listOf(legalSection),
  contact: shape<LegalDocument['contact']>({
    heading: title,
    text: sentence,
    name: label,
    email: string().strict().required().email(),
  }),
});
