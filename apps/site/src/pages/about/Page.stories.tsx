import { desktop, phone } from '../../stories/page';

export default { title: 'Pages/About', tags: ['!autodocs', '!manifest'], parameters: { layout: 'fullscreen' } };

export const Phone = phone('/about');
export const Desktop = desktop('/about');
