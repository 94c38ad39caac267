import { desktop, phone } from '../../stories/page';

export default { title: 'Pages/Podcasts', tags: ['!autodocs', '!manifest'], parameters: { layout: 'fullscreen' } };

export const Phone = phone('/podcasts');
export const Desktop = desktop('/podcasts');
