import { desktop, phone } from '../../stories/page';

export default { title: 'Pages/Media Kit', tags: ['!autodocs', '!manifest'], parameters: { layout: 'fullscreen' } };

export const Phone = phone('/media-kit');
export const Desktop = desktop('/media-kit');
