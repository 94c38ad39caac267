import { version } from 'react';

/** React 18 needs the attribute's HTML name, and does not know React 19's. */
export const popoverTarget = version.startsWith('18.') ? 'popovertarget' : 'popoverTarget';
