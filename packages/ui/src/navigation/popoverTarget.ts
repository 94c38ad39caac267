import { version } from 'react';

/** React 18 passes the attribute on as it is in HTML, and does not know React 19's name for it. */
export const popoverTarget = version.startsWith('18.') ? 'popovertarget' : 'popoverTarget';
