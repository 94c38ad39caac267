import { desktop, phone } from '../../stories/page';

export default { title: 'Pages/Recipe', tags: ['!autodocs', '!manifest'], parameters: { layout: 'fullscreen' } };

export const Phone = phone('/recipes/white-bean-soup');
export const Desktop = desktop('/recipes/white-bean-soup');
