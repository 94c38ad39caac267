import { Section } from '@advisor/ui';
import { FieldRow, Form, TextArea, TextField } from '@advisor/ui/forms';
import { contactForm } from '../../lists/contact';
import { limits } from '../limits';
import type { ContactPayload } from '../payload';
import { contactSchema, emptyContact, type ContactValues } from './definition';

export interface ContactFormProps {
  /** Called with a valid message; a rejection keeps what was typed. Without it the form is inert. */
  onSubmit?: (payload: ContactPayload) => Promise<unknown>;
}

/** The form of /contact: name, e-mail and message required (spec/site.md §5), with the notices of §8. Renders a `<section>`. */
export function ContactForm({ onSubmit }: ContactFormProps) {
  return (
    <Section label="Message" heading={contactForm.heading} intro={contactForm.intro}>
      <Form<ContactValues>
        label={contactForm.heading}
        initialValues={emptyContact}
        schema={contactSchema}
        submitLabel="Send message"
        busyLabel="Sending..."
        onSubmit={onSubmit && ((values) => onSubmit({ formType: 'contact', ...values }))}
        successNotice={{
          title: 'Message Sent Successfully',
          message: "Thank you for your message! I'll get back to you as soon as possible.",
        }}
        failureNotice={{
          title: 'Error',
          message: 'Failed to send your message. Please try again or contact me directly.',
        }}
      >
        <FieldRow>
          <TextField name="name" label="Name" required autoComplete="name" maxLength={limits.line} />
          <TextField name="email" label="Email" type="email" required autoComplete="email" maxLength={limits.email} />
        </FieldRow>
        <FieldRow>
          <TextField name="company" label="Company" autoComplete="organization" maxLength={limits.line} />
          <TextField name="phone" label="Phone" type="tel" autoComplete="tel" maxLength={limits.phone} />
        </FieldRow>
        <TextArea name="message" label="Message" required rows={7} maxLength={limits.text} hint={contactForm.response} />
      </Form>
    </Section>
  );
}
