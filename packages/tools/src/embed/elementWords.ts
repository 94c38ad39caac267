import { fillMessage, type MessageValues } from '@advisor/ui/text';

/** The words of the elements themselves in Spanish. With the script: they say that something else could not be loaded. */
const es = {
  'Channel partner scorecard': 'Evaluación de socios de canal',
  'Check your connection and try again.': 'Compruebe su conexión e inténtelo de nuevo.',
  'Check your connection and try again. If that does not help, reload the page.':
    'Compruebe su conexión e inténtelo de nuevo. Si no sirve de nada, recargue la página.',
  Close: 'Cerrar',
  'If this is your page, correct {place}.': 'Si esta página es suya, corrija {place}.',
  'Industry calendar': 'Calendario del sector',
  'Industry glossary': 'Glosario del sector',
  'MSP pricing calculator': 'Calculadora de precios para MSP',
  'Open {tool}': 'Abrir {tool}',
  'Risk matrix': 'Matriz de riesgos',
  'Security assessment': 'Evaluación de seguridad',
  'The data of this tool could not be loaded': 'No se pudieron cargar los datos de esta herramienta',
  'The data of this tool is not valid': 'Los datos de esta herramienta no son válidos',
  'The tool goes on with the data that it had.': 'La herramienta sigue con los datos que tenía.',
  'The tool is not shown without it.': 'La herramienta no se muestra sin ellos.',
  'There was no answer from {address}.': 'No hubo respuesta de {address}.',
  'This tool could not be loaded': 'No se pudo cargar esta herramienta',
  'Try again': 'Intentar de nuevo',
  'the property “{name}” of <{tag}>': 'la propiedad «{name}» de <{tag}>',
  '{address} answered {status}.': '{address} respondió con el código {status}.',
};
export type ElementWords = typeof es;
const spanish: Readonly<Record<string, string>> = es;

/** Writes a text of an element. */
export type Say = (text: string, values?: MessageValues) => string;

const isSpanish = (locale: string | undefined) => /^es\b/i.test(locale ?? '');

/** The language of the texts that `sayIn` writes. */
export const langOf = (locale: string | undefined, own: object | undefined): string =>
  (own || isSpanish(locale) ? locale : undefined) ?? 'en';

// TOOL-21
/** What writes the texts of an element in a locale; `own` are the page's texts in place of them. */
export const sayIn =
  (locale: string | undefined, own: Readonly<Record<string, unknown>> = {}): Say =>
  (text, values) => {
    const given = own[text];
    const words = typeof given === 'string' ? given : isSpanish(locale) ? (spanish[text] ?? text) : text;
    return fillMessage(words, values);
  };
