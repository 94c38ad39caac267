import { desktop, phone } from '../../stories/page';

export default { title: 'Pages/Sign in', tags: ['!autodocs', '!manifest'], parameters: { layout: 'fullscreen' } };

export const Phone = phone('/auth');
export const Desktop = desktop('/auth');
