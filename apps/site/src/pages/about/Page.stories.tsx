import { desktop, phone } from '../../stories/page';

export default { title: 'Pages/About', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } };

export const Phone = phone('/about');
export const Desktop = desktop('/about');
