import { desktop, phone } from '../../stories/page';

export default { title: 'Pages/Edition', tags: ['!autodocs', '!manifest'], parameters: { layout: 'fullscreen' } };

export const Phone = phone('/executive-brief/insurance-asks-for-proof');
export const Desktop = desktop('/executive-brief/insurance-asks-for-proof');
