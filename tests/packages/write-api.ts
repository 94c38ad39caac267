import { writeFileSync } from 'node:fs';
import { readApi, reportFile } from './api.ts';
import { folders } from './manifests.ts';

/** Writes the reports of the packages' public names from what was built. */
for (const folder of folders) writeFileSync(reportFile(folder), readApi(folder));
