import type { Testimonial } from '../lists/apply-mentorship-program';
import type { AssessmentType } from '../lists/channel-assessment';
import type { ContactCard } from '../lists/contact';
import type { Chapter } from '../lists/download-msp-guide';
import type { BriefCard } from '../lists/executive-brief';
import type { LegalDocument, LegalSection } from '../lists/legal-document';
import type { Coverage, MediaAsset, MediaAssetGroup } from '../lists/media-kit';
import type { PartnershipModel, SuccessStory } from '../lists/partnership-opportunities';
import type { ServiceLink, ServicePage } from '../lists/service-page';
import type { Option, Session } from '../lists/session';
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
import { number, string } from 'yup';
import { listOf, shape } from './shape';
import {
  count,
  day,
  description,
  externalUrl,
  headline,
  href,
  hrefOrNull,
  kind,
  label,
  lead,
  paragraph,
  sentence,
  title,
} from './text';

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

export const session = shape<Session>({
  title,
  description,
  duration: label,
  option: optionValue,
  format: label.optional(),
  includes: listOf(label).optional(),
});

export const serviceArea = session.shape({ icon: kind('icon'), format: label });

export const contactCard = shape<ContactCard>({
  title,
  value: label,
  description,
  icon: kind('icon'),
  href: href.optional(),
});

export const testimonial = shape<Testimonial>({
  quote: paragraph,
  author: label,
  role: title,
  rating: number().strict().required().integer().min(1).max(5),
});

export const partnershipModel = shape<PartnershipModel>({
  title,
  description,
  benefits: listOf(label, 3),
  idealPartners: listOf(label, 3),
  option: optionValue,
});

export const successStory = shape<SuccessStory>({ title, partner: label, description, result: description });

export const briefCard = shape<BriefCard>({
  title,
  description,
  topics: listOf(label, 3),
  icon: kind('icon'),
  option: optionValue,
});

export const chapter = shape<Chapter>({ title, description, pages: count });

export const assessmentType = shape<AssessmentType>({ value: optionValue, label, description });

const mediaAsset = shape<MediaAsset>({ name: label, format: label, downloadUrl: hrefOrNull });
export const mediaAssetGroup = shape<MediaAssetGroup>({ name: label, assets: listOf(mediaAsset) });

export const coverage = shape<Coverage>({ title, outlet: label, date: day, url: externalUrl });

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
