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
import type { FormWords, GuideFormWords } from '../../shapes/shapes';
import { allFields, responseOf, type FormDefinition } from '../definition';
import { payloadOf, type MessagePayload, type SentMessage } from '../payload';
import { reportFieldNames, type FormReport } from '../report';
import { ReportPart } from './ReportPart';
import { WaysToReach } from './WaysToReach';

/** The props of every form of the site. */
export interface FormProps {
  /**
   * Called with the request body once everything is valid; after a rejection the values are kept. The number of the message
   * is shown if it resolves to one.
   * Without it the form is inert: nothing is validated, sent or put into the address bar.
   */
  onSubmit?: (payload: MessagePayload) => Promise<SentMessage | void>;
  /**
   * The words around the form.
   * @default those of its definition
   */
  words?: FormWords | GuideFormWords;
  /** Where to write when the form does not work, or about what was sent. */
  email?: string;
  /** Where to call about it; words without a number are not shown. */
  phone?: string;
  /** The query of the address, such as `?type=msp`, which may set one field. */
  query?: string;
  // FORM-30
  /** The result of a tool that the visitor may send along. Shown in forms that take one. */
  report?: FormReport | undefined;
  /** Called with the report when its summary is edited; with `undefined` when it is removed, or the form is sent. */
  onReportChange?: (report: FormReport | undefined) => void;
}

export interface FormSectionProps extends FormProps {
  /** The form as data: its fields, labels and notices, and the words around it. */
  definition: FormDefinition;
}

/**
 * A form of the site, rendered from its definition, with texts, notices and success panel. Links to it use `#form`.
 * Renders a `<section>`.
 */
export function FormSection({
  definition,
  onSubmit,
  words = definition.words,
  email,
  phone,
  query = '',
  report,
  onReportChange,
}: FormSectionProps) {
  const { label, fields, submitLabel, busyLabel, success, failure } = definition;
  const response = responseOf(words);
  const own = responseOf(definition.words);
  // A message that names its response in other words holds for that response alone.
  const confirmation =
    response === own || success.message.includes(own)
      ? success.message.replace(own, () => response)
      : `Thank you. ${response}`;
  const shown = onSubmit && definition.takesReport ? report : undefined;
  const hasReport = shown !== undefined;
  const initialValues = useMemo(() => emptyValues(fields), [fields]);
  const schema = useMemo(() => schemaOf(hasReport ? allFields(definition) : fields), [hasReport, definition, fields]);
  return (
    <Section id="form" label={label} heading={words.heading} intro={words.intro}>
      <Form<DefinedValues, SentMessage>
        label={words.heading}
        initialValues={initialValues}
        schema={schema}
        submitLabel={submitLabel}
        busyLabel={busyLabel}
        onSubmit={
          onSubmit &&
          (async (values, check, requestId) => {
            const sent = await onSubmit({ requestId, ...payloadOf(definition, values, check) });
            return typeof sent === 'object' ? sent : {};
          })
        }
        successNotice={{ title: success.title, message: confirmation }}
        failureNotice={failure}
        onDone={() => shown && onReportChange?.(undefined)}
        draftKey={definition.name}
        notKept={reportFieldNames}
        prefill={prefillFrom(fields, query)}
        honeypot
        withoutScript={
          email && (
            <>
              Write to <Link href={`mailto:${email}`}>{email}</Link> instead.
            </>
          )
        }
        renderSent={(values, startAgain, { reference }) => (
          <SentPanel
            title={success.title}
            reference={reference ? { label: 'Reference number', value: reference } : undefined}
            answers={readableAnswers(allFields(definition), values)}
            action={
              <Button variant="secondary" onClick={startAgain}>
                Send another
              </Button>
            }
          >
            <Text>{confirmation}</Text>
            {email ? <WaysToReach email={email} phone={phone} reference={reference} /> : null}
            <Text>{`The answer goes to ${String(values.email)}. This is what you sent:`}</Text>
          </SentPanel>
        )}
      >
        {shown ? <ReportPart report={shown} onChange={(changed) => onReportChange?.(changed)} /> : null}
        <DefinedFields fields={fields} />
        <Text size="s" color="textSoft">
          {response}
        </Text>
      </Form>
    </Section>
  );
}
