import { guide as formSection } from './FormSection/FormSection.guide.ts';

/** For forms that always deliver. */
const form: ComponentGuide = {
  ...formSection,
  dos: [{ story: 'Empty', caption: 'The form asks only for what a reply needs; required fields are marked.' }],
  donts: [
    {
      caption:
        'Don’t put two forms on one page: people fill in the first, and `#form` links lead there too. Give each a page.',
    },
    {
      caption:
        'Don’t use a general form for a request with its own form: details then have to be asked for by mail. Link to the specific form.',
    },
  ],
};

export const contactForm: ComponentGuide = {
  ...form,
  use: ['Use it for general questions. It always delivers, whatever `requestForms` says.'],
  insteadUse: [
    { component: 'Content/Forms/ConsultationForm', when: 'people want an appointment.' },
    { component: 'Content/Forms/SpeakingForm', when: 'people want a talk.' },
  ],
};
export const speakingForm: ComponentGuide = {
  ...form,
  use: ['Use it to invite the owner to speak. It always delivers, whatever `requestForms` says.'],
  insteadUse: [{ component: 'Content/Forms/ContactForm', when: 'people have a general question.' }],
};
