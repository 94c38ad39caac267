import { desktop, phone } from '../../stories/page';

export default {
  title: 'Pages/Cybersecurity Strategy',
  tags: ['!autodocs', '!manifest'],
  parameters: { layout: 'fullscreen' },
};

export const Phone = phone('/cybersecurity-strategy');
export const Desktop = desktop('/cybersecurity-strategy');
