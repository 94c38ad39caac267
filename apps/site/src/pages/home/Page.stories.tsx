import { desktop, phone } from '../../stories/page';

export default { title: 'Pages/Home', tags: ['!autodocs', '!manifest'], parameters: { layout: 'fullscreen' } };

export const Phone = phone('/home');
export const Desktop = desktop('/home');
