import { describeInUse } from './inUse.ts';
import { kinds, toolsInUse } from './tools-in-use.ts';
import { describeDialog, describeKept, dialogs } from './toolWork.ts';

/** The tools of which another one of the same kind is in `in-use.spec.ts` and `tool-work.spec.ts`. */

const tools = Object.keys(toolsInUse);
for (const path of tools.filter((path) => !kinds.includes(path))) describeKept(path);
for (const path of tools.filter((path) => path !== '/risk-matrix-template')) describeInUse(path);
for (const path of Object.keys(dialogs).filter((path) => path !== '/risk-matrix-template')) describeDialog(path);
