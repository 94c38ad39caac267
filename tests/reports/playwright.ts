import type { FullConfig, Reporter, Suite } from 'playwright/types/testReporter';
import { writeReport, type Report } from './report.ts';

/** Counts the tests of a Playwright run and names the flaky ones. */
export default class CountReporter implements Reporter {
  private suite: Suite | undefined;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.suite = suite;
  }

  onEnd(): void {
    const report: Report = { passed: 0, failed: 0, flaky: [] };
    for (const test of this.suite?.allTests() ?? []) {
      const outcome = test.outcome();
      if (outcome === 'unexpected') report.failed += 1;
      if (outcome !== 'expected' && outcome !== 'flaky') continue;
      report.passed += 1;
      if (outcome === 'flaky') {
        const trace = test.results.at(-1)?.attachments.find(({ name }) => name === 'trace')?.path;
        report.flaky.push({
          name: test.titlePath().filter(Boolean).join(' › '),
          failure: test.results[0]?.errors.map(({ message, stack }) => stack ?? message).join('\n') ?? '',
          ...(trace && { trace }),
        });
      }
    }
    writeReport(report);
  }
}
