import { desktop, phone } from '../../stories/page';

export default { title: 'Pages/Brambles Farm', tags: ['!autodocs', '!manifest'], parameters: { layout: 'fullscreen' } };

export const Phone = phone('/brambles-farm');
export const Desktop = desktop('/brambles-farm');
