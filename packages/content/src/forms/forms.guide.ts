import { guide as formSection } from './FormSection/FormSection.guide.ts';

/** A form that always delivers. */
const form: ComponentGuide = {
  ...formSection,
  dos: [{ story: 'Empty', caption: 'It asks only for what a reply needs; required fields are marked.' }],
};

export const contactForm: ComponentGuide = {
  ...form,
  use: ['For any question.'],
  insteadUse: [
    { component: 'Content/Forms/ConsultationForm', when: 'an appointment is wanted.' },
    { component: 'Content/Forms/SpeakingForm', when: 'a talk is wanted.' },
  ],
};
export const speakingForm: ComponentGuide = {
  ...form,
  use: ['To invite the owner to speak.'],
  insteadUse: [{ component: 'Content/Forms/ContactForm', when: 'it is a question.' }],
};
