import type { GlobalTypes } from 'storybook/internal/csf';
import { brands } from '../packages/ui/src/theme/brands/index.ts';

/** The toolbar's settings, besides the viewport width. */
export interface Choices {
  theme: 'light' | 'dark' | 'system';
  brand: string;
  direction: 'ltr' | 'rtl';
  motion: 'full' | 'reduced';
  colours: 'own' | 'forced';
}

export const initialChoices: Choices = {
  theme: 'light',
  brand: brands[0]!.name,
  direction: 'ltr',
  motion: 'full',
  colours: 'own',
};

const item = (value: string, title: string, right?: string) => ({ value, title, right });
const capital = (name: string) => name[0]!.toUpperCase() + name.slice(1);

export const globalTypes: GlobalTypes = {
  theme: {
    description: 'Light or dark',
    toolbar: {
      title: 'Theme',
      icon: 'circlehollow',
      items: [item('light', 'Light'), item('dark', 'Dark'), item('system', 'As the system')],
      dynamicTitle: true,
    },
  },
  brand: {
    description: 'The token file that everything is drawn from',
    toolbar: {
      title: 'Brand',
      icon: 'paintbrush',
      items: brands.map(({ name }, place) => item(name, `Brand: ${capital(name)}`, place === 0 ? 'own' : 'sample')),
      dynamicTitle: true,
    },
  },
  direction: {
    description: 'The direction of the writing',
    toolbar: {
      title: 'Direction',
      icon: 'transfer',
      items: [item('ltr', 'Left to right'), item('rtl', 'Right to left')],
      dynamicTitle: true,
    },
  },
  motion: {
    description: 'What a reader who asked for less motion sees',
    toolbar: {
      title: 'Motion',
      icon: 'play',
      items: [item('full', 'Full motion'), item('reduced', 'Reduced motion')],
      dynamicTitle: true,
    },
  },
  colours: {
    description: 'About what a reader sees whose system replaces all colours',
    toolbar: {
      title: 'Colours',
      icon: 'contrast',
      items: [item('own', 'Own colours'), item('forced', 'Forced colours')],
      dynamicTitle: true,
    },
  },
};

/** The choices as the address of a story has them: `theme:dark;brand:harbour`. */
export function asAddress(choices: Choices): string {
  const names = Object.keys(initialChoices) as (keyof Choices)[];
  return names.map((name) => `${name}:${choices[name]}`).join(';');
}

/** The choices in an address. The manager leaves out those that are as they were first. */
export function fromAddress(address: string): Partial<Choices> {
  return Object.fromEntries(address.split(';').map((choice) => choice.split(':')));
}
