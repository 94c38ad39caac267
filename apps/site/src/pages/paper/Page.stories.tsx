import { desktop, phone } from '../../stories/page';

export default { title: 'Pages/Paper', tags: ['!autodocs', '!manifest'], parameters: { layout: 'fullscreen' } };

export const Phone = phone('/white-papers/security-leaders-first');
export const Desktop = desktop('/white-papers/security-leaders-first');
