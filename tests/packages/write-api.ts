import { copyFileSync, writeFileSync } from 'node:fs';
import { readApi, releasedReportFile, reportFile } from './api.ts';
import { folders } from './manifests.ts';

/**
 * Writes the reports of the packages' public names from what was built; with `--released`, after the versions were
 * raised, takes what is reported for released.
 */
for (const folder of folders) {
  if (process.argv.includes('--released')) copyFileSync(reportFile(folder), releasedReportFile(folder));
  else writeFileSync(reportFile(folder), readApi(folder));
}
