import type { Action } from './shapes/shapes.ts';

/** The address of each venture, for the ventures list and the footer. */
export const ventureLinks = {
  tallgrass: { label: 'Tallgrass Assurance', href: 'https://www.tallgrass.example' },
  portage: { label: 'Portage Channel Works', href: 'https://www.portage.example' },
  lanternline: { label: 'Lanternline Academy', href: 'https://www.lanternline.example' },
  brambles: { label: 'Brambles Farm', href: '/brambles-farm' },
} as const satisfies Record<string, Action>;
