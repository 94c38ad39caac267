import type { BotCheck, DefinedValues, FieldDefinition } from '@advisor/ui/forms';
import type { FormDefinition } from './definition';

// CONTACT-1, CONTACT-5
/** The request body of the server function `send-contact-email`. */
export interface MessagePayload {
  // CONTACT-4
  /** A UUID, the same when the same message is sent again: it is stored and mailed once. */
  requestId: string;
  formType: FormDefinition['formType'];
  name: string;
  email: string;
  company: string;
  phone: string;
  message: string;
  /** Only in the speaking form. */
  eventDetails?: DefinedValues;
  /** Only in a request form: its name and all of its answers. */
  requestDetails?: { form: string; fields: DefinedValues };
  check: BotCheck;
}

// CONTACT-12
/** What the server function answers to a message that it has stored. */
export interface SentMessage {
  /** The number of the message, such as A7K2-9QXD; undefined from a function of before there were any. */
  reference?: string | undefined;
}

/** Converts the valid answers of a form into the request body, but for its id. */
export function payloadOf(
  definition: FormDefinition,
  values: DefinedValues,
  check: BotCheck,
): Omit<MessagePayload, 'requestId'> {
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

/** The fields about the event: all but those about the person and the message. The organization is in both. */
export function eventFields({ fields, sender }: FormDefinition): FieldDefinition[] {
  const personal = new Set<string | undefined>([...sender.name, 'email', sender.phone, sender.message]);
  return fields.filter(({ name }) => !personal.has(name));
}
