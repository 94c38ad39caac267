import type { Catalog } from '@advisor/ui/language';

/** The words that the calendar and the glossary share, in Spanish. */
export const es = {
  'Clear filters': 'Quitar los filtros',
  'Fields marked * are required.': 'Los campos marcados con * son obligatorios.',
  'Import JSON': 'Importar JSON',
  'Sort by': 'Ordenar por',
  'The search is too long for a link: shorten it to {limit} characters.':
    'La búsqueda es demasiado larga para un enlace: acórtela a {limit} caracteres.',
  'Undo brings it back.': 'Con «Deshacer» se recupera.',
  'With these there would be {count} entries of your own, and at most {limit} are kept.':
    'Con estas habría {count} entradas propias, y se guardan como máximo {limit}.',
} satisfies Catalog;

/** The texts that the calendar and the glossary share. */
export type DirectoryWords = typeof es;
