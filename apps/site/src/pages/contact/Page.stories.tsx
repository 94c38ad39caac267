import { desktop, phone } from '../../stories/page';

export default { title: 'Pages/Contact', tags: ['!autodocs', '!manifest'], parameters: { layout: 'fullscreen' } };

export const Phone = phone('/contact');
export const Desktop = desktop('/contact');
