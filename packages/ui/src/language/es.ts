import type { Catalog } from './catalog';

/** The words of the components in Spanish. */
export const es = {
  '(opens in a new tab)': '(se abre en una pestaña nueva)',
  '(required)': '(obligatorio)',
  'Ask for it': 'Pedirlo',
  Cancel: 'Cancelar',
  'Choose one': 'Elija una opción',
  Close: 'Cerrar',
  Details: 'Detalles',
  'Discard changes': 'Descartar los cambios',
  Download: 'Descargar',
  'Enter the number in figures, without separators: 1200, for example.':
    'Escriba el número en cifras y sin separadores; por ejemplo, 1200.',
  'Keep editing': 'Seguir editando',
  'Leave without saving?': '¿Salir sin guardar?',
  Loading: 'Cargando',
  'This part of the page cannot be shown': 'Esta parte de la página no se puede mostrar',
  'Try again': 'Intentar de nuevo',
  'Your changes are not saved yet.': 'Los cambios aún no se han guardado.',
  '{count} answers need your attention': {
    one: 'Una respuesta requiere su atención',
    other: '{count} respuestas requieren su atención',
  },
  '{count} characters left': { one: 'Queda {count} carácter', other: 'Quedan {count} caracteres' },
  '{count} characters too long': { one: 'Sobra {count} carácter', other: 'Sobran {count} caracteres' },
  '{count} pages': { one: '{count} página', other: '{count} páginas' },
} satisfies Catalog;

/** The texts of the components. */
export type UiWords = typeof es;
