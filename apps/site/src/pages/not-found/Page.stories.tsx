import { desktop, phone } from '../../stories/page';

// Not among the built pages whose accessibility is checked.
const parameters = { a11y: { test: 'error' } };

export default { title: 'Pages/Not Found', tags: ['!autodocs', '!manifest'], parameters: { layout: 'fullscreen' } };

export const Phone = { ...phone('/no/such/page'), parameters };
export const Desktop = { ...desktop('/no/such/page'), parameters };
