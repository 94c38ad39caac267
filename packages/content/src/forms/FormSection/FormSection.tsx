import { Button, Link, Section, Text } from '@advisor/ui';
import {
  DefinedFields,
  emptyValues,
  Form,
  prefillFrom,
  readableAnswers,
  schemaOf,
  SentPanel,
  type DefinedValues,
} from '@advisor/ui/forms';
import { useMemo } from 'react';
import { owner } from '../../owner';
import type { FormDefinition } from '../definition';
import { payloadOf, type MessagePayload } from '../payload';

/** What every form of the site takes. */
export interface FormProps {
  /**
   * Called with what is to be sent, once everything is valid; a rejection keeps what was typed.
   * Without it the form is inert: nothing is validated or sent, and no answer reaches the address bar.
   */
  onSubmit?: (payload: MessagePayload) => Promise<unknown>;
  /** The query of the address, `?type=msp` for example: it may choose the answer of one field. */
  query?: string;
}

export interface FormSectionProps extends FormProps {
  definition: FormDefinition;
}

/**
 * A form of the site, drawn from its definition, with its words, notices and what follows on success.
 * Links lead to it by `#form`. Renders a `<section>`.
 */
export function FormSection({ definition, onSubmit, query = '' }: FormSectionProps) {
  const { label, words, fields, submitLabel, busyLabel, success, failure } = definition;
  const { initialValues, schema } = useMemo(
    () => ({ initialValues: emptyValues(fields), schema: schemaOf(fields) }),
    [fields],
  );
  return (
    <Section id="form" label={label} heading={words.heading} intro={words.intro}>
      <Form<DefinedValues>
        label={words.heading}
        initialValues={initialValues}
        schema={schema}
        submitLabel={submitLabel}
        busyLabel={busyLabel}
        onSubmit={onSubmit && ((values, check) => onSubmit(payloadOf(definition, values, check)))}
        successNotice={success}
        failureNotice={failure}
        draftKey={definition.name}
        prefill={prefillFrom(fields, query)}
        trapsBots
        withoutScript={
          <>
            Write to <Link href={`mailto:${owner.email}`}>{owner.email}</Link> instead.
          </>
        }
        renderSent={(values, startAgain) => (
          <SentPanel
            title={success.title}
            answers={readableAnswers(fields, values)}
            action={
              <Button variant="secondary" onClick={startAgain}>
                Send another
              </Button>
            }
          >
            <Text>{words.response}</Text>
            <Text>The answer goes to {values.email}. This is what you sent:</Text>
          </SentPanel>
        )}
      >
        <DefinedFields fields={fields} />
        <Text size="s" tone="soft">
          {words.response}
        </Text>
      </Form>
    </Section>
  );
}
