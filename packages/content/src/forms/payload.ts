import type { BotCheck, DefinedValues, FieldDefinition } from '@advisor/ui/forms';
import type { FormDefinition } from './definition';

/** What the server function `send-contact-email` takes (spec/site.md §3, "Contact message payload"; decisions.md). */
export interface MessagePayload {
  formType: FormDefinition['formType'];
  name: string;
  email: string;
  company: string;
  phone: string;
  message: string;
  /** Of the speaking form. */
  eventDetails?: DefinedValues;
  /** Of a request form: its name and all of its answers. */
  requestDetails?: { form: string; fields: DefinedValues };
  check: BotCheck;
}

/** Turns the valid answers of a form into what is sent. */
export function payloadOf(definition: FormDefinition, values: DefinedValues, check: BotCheck): MessagePayload {
  const { formType, name, sender } = definition;
  const answer = (field: string | undefined) => String((field && values[field]) ?? '');
  return {
    formType,
    name: sender.name.map(answer).join(' '),
    email: answer('email'),
    company: answer(sender.company),
    phone: answer(sender.phone),
    message: answer(sender.message),
    ...(formType === 'speaking' && {
      eventDetails: Object.fromEntries(eventFields(definition).map((field) => [field.name, values[field.name] ?? ''])),
    }),
    ...(formType === 'request' && { requestDetails: { form: name, fields: values } }),
    check,
  };
}

/** The fields that are about the event: all but the person and the message. The organization is named on both sides. */
export function eventFields({ fields, sender }: FormDefinition): FieldDefinition[] {
  const personal = new Set<string | undefined>([...sender.name, 'email', sender.phone, sender.message]);
  return fields.filter(({ name }) => !personal.has(name));
}
