import { desktop, phone } from '../../stories/page';

export default { title: 'Pages/Recipes', tags: ['!autodocs', '!manifest'], parameters: { layout: 'fullscreen' } };

export const Phone = phone('/recipes');
export const Desktop = desktop('/recipes');
