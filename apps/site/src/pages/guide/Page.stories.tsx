import { desktop, phone } from '../../stories/page';

export default { title: 'Pages/Guide', tags: ['!autodocs', '!manifest'], parameters: { layout: 'fullscreen' } };

export const Phone = phone('/guide');
export const Desktop = desktop('/guide');
