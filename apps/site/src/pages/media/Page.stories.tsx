import { desktop, phone } from '../../stories/page';

export default { title: 'Pages/Media', tags: ['!autodocs', '!manifest'], parameters: { layout: 'fullscreen' } };

export const Phone = phone('/media');
export const Desktop = desktop('/media');
