import { useLanguage } from '@advisor/ui/language';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { ToolWords } from '../../language';
import type { PaperOf } from '../ToolFrame';
import { Blank, Letterhead, PartBox, PartTitle, Sheet, Small, Subject, Table, Title } from './elements';
import { putInPlace } from './printAlone';

export interface PaperProps extends PaperOf {
  title: string;
  /** The subject of the result: the environment, the partner. */
  subject?: string;
  /** Notes at the end, such as a disclaimer. Empty ones are left out. */
  notes?: readonly string[];
  /** Charts, findings, next steps. Rendered only while the page prints. */
  children: ReactNode;
}

// TOOL-40
/**
 * A tool's result as a handout for a meeting; replaces the tool when the page is printed. Renders a `<div>`, which is
 * empty on screen.
 */
export function Paper({ tool, ...content }: PaperProps) {
  const place = useRef<HTMLDivElement>(null);
  const [printedOn, setPrintedOn] = useState<Date>();
  const { link, now } = tool;
  const isMain = link !== undefined;
  useEffect(() => {
    let end: (() => void) | undefined;
    // Synchronously: the browser renders the page right after the event.
    const start = () => {
      end ??= putInPlace(place.current!, isMain);
      flushSync(() => setPrintedOn(now()));
    };
    const finish = () => {
      end?.();
      end = undefined;
      setPrintedOn(undefined);
    };
    window.addEventListener('beforeprint', start);
    window.addEventListener('afterprint', finish);
    return () => {
      window.removeEventListener('beforeprint', start);
      window.removeEventListener('afterprint', finish);
      end?.();
    };
  }, [isMain, now]);
  // No layout box on screen: it loads while the visitor moves towards a control, which must not shift.
  return (
    <div ref={place} hidden={!printedOn}>
      {printedOn ? <Content {...content} date={printedOn} /> : null}
    </div>
  );
}

function Content({
  organisation,
  title,
  subject,
  notes = [],
  date,
  children,
}: Omit<PaperProps, 'tool'> & { date: Date }) {
  const { t, locale } = useLanguage<ToolWords>();
  const address = location.host + location.pathname;
  return (
    <Sheet>
      <Letterhead>
        <span>{organisation}</span>
        <time dateTime={date.toISOString()}>{date.toLocaleDateString(locale, { dateStyle: 'long' })}</time>
      </Letterhead>
      <Title>{title}</Title>
      {subject ? <Subject>{subject}</Subject> : null}
      {children}
      <PaperPart title={t('Notes')}>
        {notes.filter(Boolean).map((note) => (
          <Small key={note}>{note}</Small>
        ))}
        <Small>{t('Made in the browser at {address}.', { address })}</Small>
      </PaperPart>
    </Sheet>
  );
}

/** A section of a paper. Renders a `<section>` with its heading. */
export function PaperPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <PartBox aria-labelledby={id}>
      <PartTitle id={id}>{title}</PartTitle>
      {children}
    </PartBox>
  );
}

export interface PaperStep {
  text: string;
  /** The benefit. */
  detail?: string;
}

/** Fewer steps leave rows for those added in the meeting. */
const leastRows = 3;

/** Next steps, with space to write the owner and the due date. Renders a `<section>` with a table. */
export function NextSteps({ steps }: { steps: readonly PaperStep[] }) {
  const { t } = useLanguage<ToolWords>();
  const more = Math.max(0, leastRows - steps.length);
  return (
    <PaperPart title={t('Next steps')}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{t('Step')}</th>
            <th scope="col">{t('Who')}</th>
            <th scope="col">{t('By when')}</th>
          </tr>
        </thead>
        <tbody>
          {[...steps, ...Array.from({ length: more }, (): PaperStep => ({ text: '' }))].map(
            ({ text, detail }, index) => (
              <tr key={index}>
                <td>
                  {text}
                  {detail ? <Small>{detail}</Small> : null}
                </td>
                <Blank />
                <Blank />
              </tr>
            ),
          )}
        </tbody>
      </Table>
    </PaperPart>
  );
}
