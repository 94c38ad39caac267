import type { BotCheck, DefinedValues, FieldDefinition } from '@advisor/ui/forms';
import type { FormDefinition } from './definition';
import { timeFieldNames, type TimeOffer } from './times';

// CONTACT-1, CONTACT-5
/** The request body of the server function `send-contact-email`. */
export interface MessagePayload {
  formType: FormDefinition['formType'];
  name: string;
  email: string;
  company: string;
  phone: string;
  message: string;
  /** Speaking form only. */
  eventDetails?: DefinedValues;
  /** Request forms only: name and all answers. */
  requestDetails?: {
    form: string;
    fields: DefinedValues;
    // BOOKING-5
    /** The picked time, if any. */
    time?: { start: string; timeZone: string };
  };
  check: BotCheck;
}

// CONTACT-12
/** The server function's response to a stored message. */
export interface SentMessage {
  /** The reference number, such as A7K2-9QXD; undefined from older functions. */
  reference?: string | undefined;
}

// BOOKING-6
/** The rejection if the picked time is taken: the times that are still free, null if none are offered any more. */
export interface TakenTime {
  next: TimeOffer | null;
}

/** Converts the valid answers of a form into the request body. */
export function payloadOf(definition: FormDefinition, given: DefinedValues, check: BotCheck): MessagePayload {
  const { formType, name, sender } = definition;
  const { [timeFieldNames.start]: start, [timeFieldNames.timeZone]: timeZone, ...values } = given;
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
    ...(formType === 'request' && {
      requestDetails: {
        form: name,
        fields: values,
        ...(typeof start === 'string' && start && { time: { start, timeZone: String(timeZone) } }),
      },
    }),
    check,
  };
}

/** The event fields: all except the person's and the message. The organization is in both. */
export function eventFields({ fields, sender }: FormDefinition): FieldDefinition[] {
  const personal = new Set<string | undefined>([...sender.name, 'email', sender.phone, sender.message]);
  return fields.filter(({ name }) => !personal.has(name));
}
