import { desktop, phone } from '../../stories/page';

export default {
  title: 'Pages/Brief Preferences',
  tags: ['!autodocs', '!manifest'],
  parameters: { layout: 'fullscreen' },
};

export const Phone = phone('/brief-preferences');
export const Desktop = desktop('/brief-preferences');
