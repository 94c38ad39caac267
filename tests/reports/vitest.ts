import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { writeReport, type Report } from './report.ts';

/** Counts the tests of a Vitest run and names the flaky ones. */
export default class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const report: Report = { passed: 0, failed: 0, flaky: [] };
    for (const module of modules)
      for (const test of module.children.allTests()) {
        const { state, errors } = test.result();
        if (state === 'failed') report.failed += 1;
        if (state !== 'passed') continue;
        report.passed += 1;
        if (test.diagnostic()?.flaky)
          report.flaky.push({
            name: `${relative(process.cwd(), module.moduleId)} › ${test.fullName}`,
            failure: errors?.map(({ message, stack }) => stack ?? message).join('\n') ?? '',
          });
      }
    writeReport(report);
  }
}
