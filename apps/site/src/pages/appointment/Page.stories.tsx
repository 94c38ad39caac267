import { desktop, phone } from '../../stories/page';

export default { title: 'Pages/Appointment', tags: ['!autodocs', '!manifest'], parameters: { layout: 'fullscreen' } };

export const Phone = phone('/appointment');
export const Desktop = desktop('/appointment');
