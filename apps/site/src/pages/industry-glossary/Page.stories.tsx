import { desktop, phone } from '../../stories/page';

export default {
  title: 'Pages/Industry Glossary',
  tags: ['!autodocs', '!manifest'],
  parameters: { layout: 'fullscreen' },
};

export const Phone = phone('/industry-glossary');
export const Desktop = desktop('/industry-glossary');
