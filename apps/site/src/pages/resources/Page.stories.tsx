import { desktop, phone } from '../../stories/page';

export default { title: 'Pages/Resources', tags: ['!autodocs', '!manifest'], parameters: { layout: 'fullscreen' } };

export const Phone = phone('/resources');
export const Desktop = desktop('/resources');
