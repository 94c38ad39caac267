import { describeInUse } from './inUse.ts';
import { kinds, toolsInUse } from './tools-in-use.ts';
import { describeDialog, describeKept, dialogs } from './toolWork.ts';

/** The tools of which another one of the same kind is in `in-use.spec.ts` and `tool-work.spec.ts`. */

for (const path of Object.keys(toolsInUse).filter((path) => !kinds.includes(path))) {
  describeInUse(path);
  describeKept(path);
}
for (const path of Object.keys(dialogs).filter((path) => path !== '/risk-matrix-template')) describeDialog(path);
