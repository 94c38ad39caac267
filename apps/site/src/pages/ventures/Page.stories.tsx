import { desktop, phone } from '../../stories/page';

export default { title: 'Pages/Ventures', tags: ['!autodocs', '!manifest'], parameters: { layout: 'fullscreen' } };

export const Phone = phone('/ventures');
export const Desktop = desktop('/ventures');
