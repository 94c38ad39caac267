import type { Catalog } from '@advisor/ui/language';
import { es as ui } from '@advisor/ui/language/es';

/** The words that all tools have, in Spanish: those of the frame, of files and links, and of the components. */
export const es = {
  ...ui,

  // The tools
  'Channel partner scorecard': 'Evaluación de socios de canal',
  'Industry calendar': 'Calendario del sector',
  'Industry glossary': 'Glosario del sector',
  'MSP pricing calculator': 'Calculadora de precios para MSP',
  'Risk matrix': 'Matriz de riesgos',
  'Security assessment': 'Evaluación de seguridad',

  'the MSP pricing calculator': 'la calculadora de precios para MSP',
  'the channel partner scorecard': 'la evaluación de socios de canal',
  'the industry calendar': 'el calendario del sector',
  'the industry glossary': 'el glosario del sector',
  'the risk matrix': 'la matriz de riesgos',
  'the security assessment': 'la evaluación de seguridad',

  // The bar
  'Anyone who opens it sees what you see now.': 'Quien lo abra verá lo mismo que usted ve ahora.',
  'Copy link': 'Copiar enlace',
  Export: 'Exportar',
  'From {file}.': 'Desde {file}.',
  Import: 'Importar',
  'Kept in this browser. Nothing is sent.': 'Se guarda en este navegador. No se envía nada.',
  'Kept in this browser. Nothing is sent before you choose it.':
    'Se guarda en este navegador. No se envía nada hasta que usted lo decida.',
  Link: 'Enlace',
  'Link Copied': 'Enlace copiado',
  'Not kept in this browser: it is lost when the page is closed. Nothing is sent.':
    'No se guarda en este navegador: se pierde al cerrar la página. No se envía nada.',
  Print: 'Imprimir',
  'Send this to {name}': 'Enviar esto a {name}',
  'Start fresh': 'Empezar de nuevo',
  'Started Fresh': 'Nuevo comienzo',
  'The file could not be created': 'No se pudo crear el archivo',
  'The link could not be created': 'No se pudo crear el enlace',
  'The report could not be prepared': 'No se pudo preparar el informe',
  'This browser blocks copying. Copy it here.': 'Este navegador impide copiar. Cópielo aquí.',
  Undo: 'Deshacer',
  'Undo brings back what was here.': 'Con «Deshacer» recupera lo que había.',
  'Work Restored': 'Trabajo restaurado',
  '{file} was not imported': 'No se importó {file}',
  '{label}: {value}': '{label}: {value}',

  // Messages above a tool
  'Back to my own': 'Volver a lo mío',
  'Bring it back': 'Recuperar',
  'Change it': 'Modificarlo',
  'Delete it': 'Eliminar',
  Download: 'Descargar',
  'It was set aside at an earlier visit. Download it to keep it.':
    'Se apartó en una visita anterior. Descárguelo para conservarlo.',
  'It was set aside, and the tool starts empty. Download it or delete it.':
    'Se ha apartado y la herramienta empieza vacía. Descárguelo o elimínelo.',
  'Keep it': 'Conservar',
  'Nothing has changed.': 'No ha cambiado nada.',
  'Shared with you, and opened only in your browser. Nothing of your own is overwritten until you keep or change it.':
    'Alguien lo ha compartido con usted y se ha abierto solo en su navegador. No se sobrescribe nada suyo hasta que lo conserve o lo modifique.',
  'Start your own': 'Empezar el mío',
  'Started fresh in another tab': 'Se empezó de nuevo en otra pestaña',
  'The link could not be opened': 'No se pudo abrir el enlace',
  'The saved work was cleared. You can bring back what this tab showed.':
    'Se borró el trabajo guardado. Puede recuperar lo que mostraba esta pestaña.',
  'The storage of this browser is full.': 'El almacenamiento de este navegador está lleno.',
  'The tool starts empty, and your next change overwrites it. Download it to keep it.':
    'La herramienta empieza vacía y su próximo cambio lo sobrescribirá. Descárguelo para conservarlo.',
  'The tool works, but your work is lost when the page is closed. Download it to keep it; Import restores it.':
    'La herramienta funciona, pero su trabajo se perderá al cerrar la página. Descárguelo para conservarlo; con «Importar» lo restaura.',
  'This browser cannot save your work': 'Este navegador no puede guardar su trabajo',
  'This browser does not allow saving': 'Este navegador no permite guardar',
  'This came with a link': 'Esto llegó con un enlace',
  'This could not be done': 'No se pudo hacer',
  'This tool works in your browser and needs JavaScript, which is switched off.':
    'Esta herramienta funciona en su navegador y necesita JavaScript, que está desactivado.',
  'Your own work is untouched.': 'Su propio trabajo queda intacto.',
  'Your saved work could not be opened': 'No se pudo abrir su trabajo guardado',

  // Parts that failed or are loading
  'A part of this tool could not be loaded': 'No se pudo cargar una parte de esta herramienta',
  'Check your connection, then try again. What you entered is still here.':
    'Compruebe su conexión e inténtelo de nuevo. Lo que ha escrito sigue aquí.',
  'Download your work': 'Descargar su trabajo',
  'It failed again. Check your connection, or reload the page.':
    'Ha vuelto a fallar. Compruebe su conexión o recargue la página.',
  'Only the first {shown} of {count} could be shown': 'Solo se pudieron mostrar los primeros {shown} de {count}',
  'Reload the page': 'Recargar la página',
  'Something in it failed. The rest of the tool works, and what you entered is still here.':
    'Algo falló en ella. El resto de la herramienta funciona y lo que ha escrito sigue aquí.',
  'Something in it failed. What you entered is still here and kept in this browser: download it to be safe. Import reads the file back.':
    'Algo falló en ella. Lo que ha escrito sigue aquí y se guarda en este navegador: descárguelo para mayor seguridad. Con «Importar» se vuelve a leer el archivo.',
  'Something in it failed. What you entered is still here: download it to be safe. Import reads the file back.':
    'Algo falló en ella. Lo que ha escrito sigue aquí: descárguelo para mayor seguridad. Con «Importar» se vuelve a leer el archivo.',
  'Something in this tool failed: check your connection, then try again.':
    'Algo falló en esta herramienta: compruebe su conexión e inténtelo de nuevo.',
  'This form could not be loaded': 'No se pudo cargar este formulario',
  'This part of the tool cannot be shown': 'Esta parte de la herramienta no se puede mostrar',
  'This tool cannot be shown': 'Esta herramienta no se puede mostrar',
  'Undo the last change': 'Deshacer el último cambio',

  // Files of the wrong kind
  'The file belongs to another tool, {owner}. {expected}':
    'El archivo pertenece a otra herramienta: {owner}. {expected}',
  'The file is JSON from another program. {expected}': 'El archivo es un JSON de otro programa. {expected}',
  'The file is a LibreOffice document: save it as .xlsx or .csv first. {expected}':
    'El archivo es un documento de LibreOffice: guárdelo antes como .xlsx o .csv. {expected}',
  'The file is a PDF document. {expected}': 'El archivo es un documento PDF. {expected}',
  'The file is a PowerPoint presentation. {expected}': 'El archivo es una presentación de PowerPoint. {expected}',
  'The file is a Word document. {expected}': 'El archivo es un documento de Word. {expected}',
  'The file is a compressed archive. {expected}': 'El archivo está comprimido. {expected}',
  'The file is a text document (RTF). {expected}': 'El archivo es un documento de texto (RTF). {expected}',
  'The file is a web page. {expected}': 'El archivo es una página web. {expected}',
  'The file is a workbook (.xlsx). {expected}': 'El archivo es un libro de Excel (.xlsx). {expected}',
  'The file is an audio file. {expected}': 'El archivo es de audio. {expected}',
  'The file is an image ({format}). {expected}': 'El archivo es una imagen ({format}). {expected}',
  'The file is an image or a video. {expected}': 'El archivo es una imagen o un vídeo. {expected}',
  'The file is empty. {expected}': 'El archivo está vacío. {expected}',
  'The file is from an old version of Office or has a password: save it as .xlsx or .csv first. {expected}':
    'El archivo es de una versión antigua de Office o tiene contraseña: guárdelo antes como .xlsx o .csv. {expected}',
  'The file is incomplete or damaged in line {line}. Export it again, or fix it by hand.':
    'El archivo está incompleto o dañado en la línea {line}. Expórtelo de nuevo o corríjalo a mano.',
  'The file is incomplete or damaged. Export it again, or fix it by hand.':
    'El archivo está incompleto o dañado. Expórtelo de nuevo o corríjalo a mano.',
  'The file is not text. {expected}': 'El archivo no es de texto. {expected}',
  'The file is plain text or a table. {expected}': 'El archivo es texto sin formato o una tabla. {expected}',
  '{tool} reads the .json file that it exports itself, and tables saved as .xlsx or .csv.':
    '{tool}: lee el archivo .json que exporta ella misma y tablas guardadas como .xlsx o .csv.',
  '{tool} reads the .json file that it exports itself.':
    '{tool}: lee el archivo .json que exporta la propia herramienta.',

  // What is wrong in a file, a link or saved work, and where
  'The file': 'El archivo',
  'The link': 'El enlace',
  'The file cannot be read: it was moved or changed. Choose it again.':
    'El archivo no se puede leer: se ha movido o modificado. Elíjalo de nuevo.',
  'The file has the version {version}, and this tool reads version {current}. Reload the page for its latest version.':
    'El archivo tiene la versión {version} y esta herramienta lee la versión {current}. Recargue la página para obtener la más reciente.',
  'The file is too large: {size} MB, and at most {limit} MB are read.':
    'El archivo es demasiado grande: {size} MB; se leen como máximo {limit} MB.',
  'The link is damaged or cut off: ask for it again, or for a file.':
    'El enlace está dañado o cortado: pídalo de nuevo o pida un archivo.',
  'The link is damaged: it has characters that no shared link has.':
    'El enlace está dañado: contiene caracteres que ningún enlace compartido tiene.',
  'This is too large for a link: {length} characters, and at most {limit} fit. Export a file instead.':
    'Esto es demasiado grande para un enlace: {length} caracteres; caben como máximo {limit}. Exporte un archivo.',
  'What another tab saved': 'Lo que guardó otra pestaña',
  'What was saved in this browser': 'Lo guardado en este navegador',
  'a list': 'una lista',
  'a number from 0 to {max}': 'un número de 0 a {max}',
  'a record': 'un registro',
  'a text': 'un texto',
  'a whole number from 0 to {max}': 'un número entero de 0 a {max}',
  missing: 'ausente',
  'one of {values}': 'uno de estos valores: {values}',
  'true or false': 'true o false',
  '{path} has {count} entries, and at most {limit} are read.':
    '{path} tiene {count} entradas; se leen como máximo {limit}.',
  '{path} is empty.': '{path} está vacío.',
  '{path} is too long: {length} characters, and at most {limit} are read.':
    '{path} es demasiado largo: {length} caracteres; se leen como máximo {limit}.',
  '{path} is {day}, a date that does not exist.': '{path} es {day}, una fecha que no existe.',
  '{path} is {time}, a time that does not exist.': '{path} es {time}, una hora que no existe.',
  '{path} must be a date such as 2026-03-31, but is "{day}".':
    '{path} debe ser una fecha como 2026-03-31, pero es «{day}».',
  '{path} must be a time from 00:00 to 23:59, but is "{time}".':
    '{path} debe ser una hora de 00:00 a 23:59, pero es «{time}».',
  '{path} must be a time such as 2026-03-31T09:00:00.000Z, but is "{time}".':
    '{path} debe ser un momento como 2026-03-31T09:00:00.000Z, pero es «{time}».',
  '{path} must be {expected}, but is {value}.': '{path} debe ser {expected}, pero es {value}.',
  '{path}[{index}].id is "{id}", which is already the id of {path}[{earlier}].':
    '{path}[{index}].id es «{id}», que ya es el id de {path}[{earlier}].',
  '{what} has another version: its "version" must be {version}.':
    '{what} tiene otra versión: su «version» debe ser {version}.',
  '{what} has the forbidden key "{key}".': '{what} tiene la clave prohibida «{key}».',
  '{what} is not from this tool: its "tool" must be "{tool}".':
    '{what} no es de esta herramienta: su «tool» debe ser «{tool}».',
  '{what} is not valid JSON in line {line}.': '{what} no es JSON válido en la línea {line}.',
  '{what} is not valid JSON.': '{what} no es JSON válido.',
  '{what} is too large: {length} characters, and at most {limit} are read.':
    '{what} es demasiado grande: {length} caracteres; se leen como máximo {limit}.',
  '{what} nests too many levels deep.': '{what} tiene demasiados niveles de anidamiento.',

  // Texts that are too long
  'Shorten the {field} from {length} to {limit} characters.': 'Acorte {field} de {length} a {limit} caracteres.',
} satisfies Catalog;

/** The texts that all tools have. */
export type ToolWords = typeof es;
