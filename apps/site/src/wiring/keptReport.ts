import { maxReportBytes, type FormReport } from '@advisor/content/forms';
import type { ToolReport } from '@advisor/tools/pricing-calculator';
import { cutText, formatFileSize, tidyText, wellFormed } from '@advisor/ui/text';
import { reportKey, reportVersion, storeReport } from './reportKey';

/*
 * The result of a tool on its way to a form: in the storage of this tab, until it is sent or removed, or the tab is closed
 * (FORM-30). Nothing is sent by this.
 */

/**
 * Keeps a report for the form that the visitor goes to next.
 *
 * @throws Error whose `reason` is for the visitor if it is too large, or the browser cannot store it
 */
export function keepReport({ title, summary, file }: ToolReport): void {
  const { fileName: name, type } = file;
  // As the form accepts it.
  const text = wellFormed(file.text).replaceAll(/(?![\t\n\r])\p{Cc}/gu, '');
  const { byteLength } = new TextEncoder().encode(text);
  if (byteLength > maxReportBytes)
    refuse(
      `The report is too large to be sent: ${formatFileSize(byteLength)}, and at most ${formatFileSize(maxReportBytes)} are accepted. Export it, and say in a message what it is about.`,
    );
  if (!storeReport({ title, summary, file: { name, type, text } }))
    refuse('This browser does not let the site keep it until the form opens. Export it instead.');
}

function refuse(reason: string): never {
  throw Object.assign(new Error(reason), { reason });
}

/** The kept report. One that another script or a hand has damaged is removed. */
export function readReport(): FormReport | undefined {
  try {
    const report = parse(JSON.parse(sessionStorage.getItem(reportKey) ?? 'null'));
    if (!report) storeReport(undefined);
    return report;
  } catch {
    storeReport(undefined);
    return undefined;
  }
}

const types: Readonly<Record<string, string>> = { md: 'text/markdown', csv: 'text/csv', json: 'application/json' };

function parse(kept: unknown): FormReport | undefined {
  if (!isRecord(kept) || kept.version !== reportVersion || !isRecord(kept.report)) return undefined;
  const { title, summary, file } = kept.report;
  if (typeof title !== 'string' || typeof summary !== 'string' || !isRecord(file)) return undefined;
  const { name, text } = file;
  if (typeof name !== 'string' || typeof text !== 'string' || text.length > maxReportBytes) return undefined;
  const type = types[/\.(\w+)$/.exec(name)?.[1] ?? ''];
  if (type === undefined || text === '') return undefined;
  return {
    title: cutText(tidyText(title, 'line'), 100),
    // Longer than a form takes, so that one that the visitor made too long can be shortened.
    summary: cutText(tidyText(summary, 'text'), 10_000),
    file: { name: cutText(tidyText(name, 'code'), 100), type, text },
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
