import { desktop, phone } from '../../stories/page';

export default {
  title: 'Pages/Security Assessment Tool',
  tags: ['!autodocs', '!manifest'],
  parameters: { layout: 'fullscreen' },
};

export const Phone = phone('/security-assessment-tool');
export const Desktop = desktop('/security-assessment-tool');
