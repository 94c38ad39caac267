import { writeFileSync } from 'node:fs';

/** A test that failed, and passed when it was run a second time. */
export interface FlakyTest {
  /** Its file and titles. */
  name: string;
  /** The failure of the first attempt: message and stack. */
  failure: string;
  /** The recorded trace of the second attempt, where the runner records one. */
  trace?: string;
}

/** What a test runner reports to `tests/run.ts`. */
export interface Report {
  passed: number;
  failed: number;
  flaky: FlakyTest[];
}

/** Writes the report to the file that `tests/run.ts` names in `ADVISOR_TEST_REPORT`. */
export function writeReport(report: Report): void {
  const file = process.env.ADVISOR_TEST_REPORT;
  if (file) writeFileSync(file, JSON.stringify(report));
}
