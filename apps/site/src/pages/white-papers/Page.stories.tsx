import { desktop, phone } from '../../stories/page';

export default { title: 'Pages/White Papers', tags: ['!autodocs', '!manifest'], parameters: { layout: 'fullscreen' } };

export const Phone = phone('/white-papers');
export const Desktop = desktop('/white-papers');
