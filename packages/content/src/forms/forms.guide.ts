import { guide as formSection } from './FormSection/FormSection.guide.ts';

/** What the guide of a form has of its own: when to use the form, and how its words are written well and badly. */
interface OwnGuide extends Pick<ComponentGuide, 'use' | 'insteadUse'> {
  /** What the words that ship do well. */
  does: string;
  /** The story with other words, and what is wrong with them. */
  dont: GuideExample;
  content?: string;
}

/** The guide of a form that is a `FormSection` with a definition: all but its purpose and its words is the same. */
const formGuide = ({ use, insteadUse, does, dont, content }: OwnGuide): ComponentGuide => ({
  ...formSection,
  use,
  insteadUse,
  dos: [{ story: 'Empty', caption: does }],
  donts: [dont],
  content: [...(formSection.content ?? []), ...(content ? [content] : [])],
});

export const advisoryProposalForm = formGuide({
  use: ['For a company that wants a written offer, and can say what it needs and what it has to spend.'],
  insteadUse: [
    { component: 'Content/Forms/AdvisoryRequestForm', when: 'the need is described in a paragraph first.' },
    { component: 'Content/Forms/ConsultationForm', when: 'a conversation comes before an offer.' },
  ],
  does: 'The heading names what comes first: facts about the company.',
  dont: {
    story: 'RepeatedHeading',
    caption: 'The heading repeats the headline of the page and the label of the button, and says nothing new.',
  },
  content: 'It is the longest form: its introduction says that estimates and empty fields are fine.',
});

export const advisoryRequestForm = formGuide({
  use: [
    'For a need that fits none of the sessions: its kind, when to begin and a paragraph about it.',
    'Takes the result of the security assessment.',
  ],
  insteadUse: [
    { component: 'Content/Forms/AdvisoryProposalForm', when: 'a written offer with a budget is wanted.' },
    { component: 'Content/Forms/ConsultationForm', when: 'an appointment is wanted.' },
  ],
  does: 'The introduction says how much is enough, and what to leave out.',
  dont: {
    story: 'AsksForSecrets',
    caption: 'The introduction asks for what nobody should send in a form: passwords, and the names of clients.',
  },
});

export const channelAssessmentForm = formGuide({
  use: [
    'For a vendor or distributor that wants its partner program measured in one or more of six areas.',
    'Takes the result of the partner scorecard.',
  ],
  insteadUse: [
    { component: 'Content/Forms/ChannelAuditForm', when: 'all areas are examined, and findings are reported.' },
    { component: 'Content/Forms/ChannelStrategyForm', when: 'a decision has to be discussed.' },
  ],
  does: 'The heading is a request in three words.',
  dont: {
    story: 'QuestionAsHeading',
    caption: 'The heading is a question: it takes three lines on a phone, and does not say what the form is for.',
  },
});

export const channelAuditForm = formGuide({
  use: ['For a vendor or distributor that wants all of its channel examined, within two to six weeks.'],
  insteadUse: [
    { component: 'Content/Forms/ChannelAssessmentForm', when: 'one area is enough.' },
    { component: 'Content/Forms/ChannelPlanningForm', when: 'the plan comes next, and not the findings.' },
  ],
  does: 'The introduction helps with an answer: which areas to select, and that the others are covered too.',
  dont: {
    story: 'HowFormsWork',
    caption: 'The introduction explains how to use a form, which visitors know. It does not help with any answer.',
  },
});

export const channelPlanningForm = formGuide({
  use: ['For a team of up to eight people that wants to plan its channel in one session.'],
  insteadUse: [
    { component: 'Content/Forms/ChannelStrategyForm', when: 'it is a discussion with one or two people.' },
    { component: 'Content/Forms/ChannelAuditForm', when: 'it is not known yet what is wrong.' },
  ],
  does: 'The introduction is about this form alone. Ways to reach the owner are shown after sending.',
  dont: {
    story: 'AddressInText',
    caption:
      'The number and the address are plain text: they are no links, and stay as they are when the owner’s change.',
  },
});

export const channelStrategyForm = formGuide({
  use: ['For one question about a channel that is discussed in a deep dive, a quick review or a workshop.'],
  insteadUse: [
    { component: 'Content/Forms/ChannelPlanningForm', when: 'a whole team plans the coming year.' },
    { component: 'Content/Forms/ChannelAssessmentForm', when: 'the program has to be measured first.' },
  ],
  does: 'What happens next is said to the visitor, with the time.',
  dont: {
    story: 'NobodyAnswers',
    caption: 'What happens next is said in the passive, as an office would: it names neither who answers nor when.',
  },
});

export const consultationForm = formGuide({
  use: [
    'For an appointment about strategy, an MSP, a partnership or advice.',
    'Takes the result of the pricing calculator.',
  ],
  insteadUse: [
    { component: 'Content/Forms/ContactForm', when: 'it is a question.' },
    { component: 'Content/Forms/ExecutiveSessionForm', when: 'executives prepare a decision.' },
  ],
  does: 'The introduction asks for a week, and says what becomes of the answer.',
  dont: {
    story: 'AsksForMore',
    caption: 'The introduction asks for a phone number and a time zone, for which there are no fields.',
  },
});

export const contactForm = formGuide({
  use: ['For any question.'],
  insteadUse: [
    { component: 'Content/Forms/ConsultationForm', when: 'an appointment is wanted.' },
    { component: 'Content/Forms/SpeakingForm', when: 'a talk is wanted.' },
  ],
  does: 'What happens next names a time: the sender knows when to ask again.',
  dont: { story: 'NoTime', caption: 'What happens next names no time: the sender cannot know when to ask again.' },
});

export const executiveBriefForm = formGuide({
  use: ['For a subscription to one of the briefs, or to all: for which industry, and how often.'],
  insteadUse: [{ component: 'Content/Forms/StrategyGuideForm', when: 'a visitor wants one document, once.' }],
  does: 'What happens next is true before and after sending.',
  dont: {
    story: 'ThanksBeforeSending',
    caption: 'What happens next is shown at the form too, where it gives thanks for an order that was not sent yet.',
  },
});

export const executiveSessionForm = formGuide({
  use: [
    'For executives who prepare a decision: strategy, risk or leadership, within 48 hours if it is urgent.',
    'Takes the result of the risk matrix.',
  ],
  insteadUse: [
    { component: 'Content/Forms/ConsultationForm', when: 'it is not urgent.' },
    { component: 'Content/Forms/AdvisoryRequestForm', when: 'there is more to it than one session.' },
  ],
  does: 'What happens next agrees with each choice of the form.',
  dont: {
    story: 'ContradictedChoice',
    caption: '“Within 5 business days” contradicts one of the choices, “Urgent: within 48 hours”.',
  },
});

export const mentorshipApplicationForm = formGuide({
  use: ['For an application to one of the mentorship programs.'],
  insteadUse: [
    { component: 'Content/Forms/PartnershipInquiryForm', when: 'an organization wants a program for its people.' },
  ],
  does: 'What happens next is for every applicant, and names a time.',
  dont: {
    story: 'OnlySomeHear',
    caption: 'Only those who are accepted hear back: all others wait, and cannot know when it is over.',
  },
});

export const mspAssessmentForm = formGuide({
  use: ['For the owner of an MSP who wants the company assessed.'],
  insteadUse: [
    { component: 'Content/Forms/ConsultationForm', when: 'a first conversation is enough.' },
    { component: 'Content/Forms/MspGuideForm', when: 'a visitor wants to read first.' },
  ],
  does: 'The introduction says in plain words that ranges are enough.',
  dont: {
    story: 'Abbreviations',
    caption: 'The introduction is in abbreviations: whoever does not know one cannot tell what is asked for.',
  },
});

/** What the two forms for a guide say while it has no file. */
const withoutFile =
  'A form for a guide has other words while the guide has no file; they promise no link at once, and name no day.';

export const mspGuideForm = formGuide({
  use: ['To ask for the MSP guide, whose link comes by email.'],
  insteadUse: [
    { component: 'Content/Forms/StrategyGuideForm', when: 'it is the guide for a cybersecurity strategy.' },
    { component: 'Actions/FileLink', when: 'nobody has to be asked for an address.' },
  ],
  does: 'What happens next says where the guide arrives, and that it subscribes to nothing.',
  dont: {
    story: 'PassedDay',
    caption: 'While the guide has no file, a day is promised. The words stay as they are when the day has passed.',
  },
  content: withoutFile,
});

export const partnershipInquiryForm = formGuide({
  use: ['For an organization that wants to do something together: an alliance, events, a program, a network.'],
  insteadUse: [
    { component: 'Content/Forms/SpeakingForm', when: 'it is one talk, on a day that is known.' },
    { component: 'Content/Forms/AdvisoryRequestForm', when: 'the organization needs advice.' },
  ],
  does: 'The introduction says what to write about.',
  dont: {
    story: 'Advertising',
    caption: 'The introduction advertises to somebody who has decided, and does not say what to write.',
  },
});

export const speakingForm = formGuide({
  use: ['To invite the owner to speak.'],
  insteadUse: [
    { component: 'Content/Forms/PartnershipInquiryForm', when: 'it is more than one event.' },
    { component: 'Content/Forms/ContactForm', when: 'it is a question.' },
  ],
  does: 'The introduction says how exact the answers have to be. The fields themselves say which are required.',
  dont: {
    story: 'ListedFields',
    caption: 'The introduction lists the required fields: the form marks them, and the list stays when they change.',
  },
});

export const strategyGuideForm = formGuide({
  use: ['To ask for the cybersecurity strategy guide, whose link comes by email.'],
  insteadUse: [
    { component: 'Content/Forms/MspGuideForm', when: 'it is the guide for MSPs.' },
    { component: 'Content/Forms/ExecutiveBriefForm', when: 'a visitor wants to hear regularly.' },
  ],
  does: 'The introduction says what the address is used for, and what happens next agrees with it.',
  dont: {
    story: 'HiddenSubscription',
    caption: 'A subscription comes with the guide: an address that was given for one purpose is used for another.',
  },
  content: withoutFile,
});
