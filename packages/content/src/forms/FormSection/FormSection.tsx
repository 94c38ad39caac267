import { Button, Heading, Link, Section, Text } from '@advisor/ui';
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
import { useEffect, useId, useMemo, useState } from 'react';
import type { FormWords, GuideFormWords } from '../../shapes/shapes';
import { allFields, responseOf, type FormDefinition } from '../definition';
import { payloadOf, type MessagePayload, type SentMessage, type TakenTime } from '../payload';
import { reportFieldNames, type FormReport } from '../report';
import { clockIn, dayInWords, timeFieldNames, zoneInWords, type TimeOffer } from '../times';
import { ReportPart } from './ReportPart';
import { beside } from './FormSection.css';
import { WaysToReach } from './WaysToReach';

/** The props of every form of the site. */
export interface FormProps {
  /**
   * Called with the request body once everything is valid; after a rejection the values are kept. If it resolves to a
   * reference number, that is shown. Without it the form is inert: nothing is validated, sent or put into the address
   * bar.
   */
  onSubmit?: (payload: MessagePayload) => Promise<SentMessage | void>;
  /**
   * The texts around the form.
   * @default those of its definition
   */
  words?: FormWords | GuideFormWords;
  /** The contact address if the form fails, or for questions. */
  email?: string;
  /** The phone number for questions; texts without a number are not shown. */
  phone?: string;
  /** The page's query string, such as `?type=msp`, which may prefill one field. */
  query?: string;
  // PAGE-41
  /**
   * The layout: a section in the page's columns, or beside the hero's text, as `beside` of a `PageOpening`.
   * @default 'section'
   */
  placement?: 'section' | 'beside';
  // FORM-30
  /** A tool's report that can be sent along. Shown in forms that accept one. */
  report?: FormReport | undefined;
  /** Called with the report when its summary is edited; with `undefined` when it is removed, or the form is sent. */
  onReportChange?: (report: FormReport | undefined) => void;
  // BOOKING-5
  /**
   * Loads the free times for a form and session type, in forms that offer some; resolves to `null` if none are offered.
   */
  loadTimes?: ((form: string, kind: string) => Promise<TimeOffer | null>) | undefined;
}

export interface FormSectionProps extends FormProps {
  definition: FormDefinition;
}

/**
 * A form of the site, rendered from its definition, with texts, notices and success panel. Link to it with `#form`.
 * Renders a `<section>`.
 */
export function FormSection({
  definition,
  onSubmit,
  words = definition.words,
  email,
  phone,
  query = '',
  placement = 'section',
  report,
  onReportChange,
  loadTimes,
}: FormSectionProps) {
  const { label, fields, submitLabel, busyLabel, success, failure } = definition;
  const response = responseOf(words);
  const shown = onSubmit && definition.takesReport ? report : undefined;
  const hasReport = shown !== undefined;
  const hasTimes = onSubmit !== undefined && definition.times !== undefined && loadTimes !== undefined;
  const Times = useTimePart(hasTimes);
  const [taken, setTaken] = useState<TakenTime>();
  const loadOffer = useMemo(
    () => loadTimes && ((kind: string) => loadTimes(definition.name, kind)),
    [loadTimes, definition.name],
  );
  const initialValues = useMemo(() => ({ ...emptyValues(fields), ...(hasTimes && noTime) }), [fields, hasTimes]);
  const schema = useMemo(() => schemaOf(hasReport ? allFields(definition) : fields), [hasReport, definition, fields]);
  const headingId = useId();
  const form = (
    <Form<DefinedValues, SentMessage>
      label={words.heading}
      initialValues={initialValues}
      schema={schema}
      submitLabel={submitLabel}
      busyLabel={busyLabel}
      onSubmit={
        onSubmit &&
        (async (values, check) => {
          const sent = await onSubmit(payloadOf(definition, values, check)).catch((error: unknown) => {
            if (hasTimes && isTaken(error)) setTaken({ next: error.next });
            throw error;
          });
          setTaken(undefined);
          return typeof sent === 'object' ? sent : {};
        })
      }
      successNotice={{
        ...success,
        message: success.message?.replace(responseOf(definition.words), () => response),
      }}
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
          {values[timeFieldNames.start] ? (
            <Text weight="strong">
              Your time is booked: {pickedInWords(values)}. The mail has a file for your calendar.
            </Text>
          ) : null}
          <Text>{response}</Text>
          {email ? <WaysToReach email={email} phone={phone} reference={reference} /> : null}
          <Text>The answer goes to {String(values.email)}. This is what you sent:</Text>
        </SentPanel>
      )}
    >
      {shown ? <ReportPart report={shown} onChange={(changed) => onReportChange?.(changed)} /> : null}
      <DefinedFields fields={fields} />
      {Times && loadOffer ? <Times load={loadOffer} kindField={definition.times?.kindField} taken={taken} /> : null}
      <Text size="s" color="soft">
        {response}
      </Text>
    </Form>
  );
  if (placement === 'section')
    return (
      <Section id="form" label={label} heading={words.heading} intro={words.intro}>
        {form}
      </Section>
    );
  return (
    <section id="form" aria-labelledby={headingId} className={beside}>
      <Heading level={2} size="xl" id={headingId}>
        {words.heading}
      </Heading>
      <Text size="s" color="soft">
        {words.intro}
      </Text>
      {form}
    </section>
  );
}

const noTime = { [timeFieldNames.start]: '', [timeFieldNames.timeZone]: '' };

/** "Tuesday, November 24, 9:00 AM in Zurich". */
function pickedInWords(values: DefinedValues): string {
  const [start, zone] = [String(values[timeFieldNames.start]), String(values[timeFieldNames.timeZone])];
  return `${dayInWords(start, zone)}, ${clockIn(start, zone)} in ${zoneInWords(zone)}`;
}

const isTaken = (error: unknown): error is TakenTime =>
  typeof error === 'object' && error !== null && 'next' in error && error.next !== undefined;

const loadTimePart = () => import('./TimePart');

/** The time picker, loaded after the form is rendered. If it cannot be loaded, the form works without it. */
function useTimePart(isWanted: boolean) {
  const [part, setPart] = useState<Awaited<ReturnType<typeof loadTimePart>>>();
  useEffect(() => {
    if (isWanted)
      loadTimePart().then(setPart, (error: unknown) => console.warn('The times could not be loaded', error));
  }, [isWanted]);
  return part?.TimePart;
}
