import type { Catalog } from '@advisor/ui/language';

/** The words of the risk matrix in Spanish. */
export const es = {
  // Levels, categories and statuses
  Low: 'Bajo',
  Medium: 'Medio',
  High: 'Alto',
  Critical: 'Crítico',
  Cybersecurity: 'Ciberseguridad',
  Operational: 'Operaciones',
  Financial: 'Finanzas',
  Compliance: 'Cumplimiento normativo',
  Technology: 'Tecnología',
  'Human Resources': 'Recursos humanos',
  'Vendor/Supplier': 'Proveedores',
  Strategic: 'Estrategia',
  Reputation: 'Reputación',
  'Physical Security': 'Seguridad física',
  Open: 'Abierto',
  'In Progress': 'En curso',
  Mitigated: 'Mitigado',
  Accepted: 'Aceptado',

  // Fields and columns
  Title: 'Título',
  Description: 'Descripción',
  Category: 'Categoría',
  Probability: 'Probabilidad',
  Impact: 'Impacto',
  Score: 'Puntuación',
  Level: 'Nivel',
  Status: 'Estado',
  Owner: 'Responsable',
  Mitigation: 'Mitigación',
  'Residual probability': 'Probabilidad residual',
  'Residual impact': 'Impacto residual',
  'Residual score': 'Puntuación residual',
  'Residual level': 'Nivel residual',
  'Date added': 'Fecha de alta',
  'Added at': 'Añadido el',
  'Probability after mitigation': 'Probabilidad tras la mitigación',
  'Impact after mitigation': 'Impacto tras la mitigación',

  // Fields in sentences
  title: 'el título',
  description: 'la descripción',
  category: 'la categoría',
  probability: 'la probabilidad',
  impact: 'el impacto',
  status: 'el estado',
  owner: 'el responsable',
  mitigation: 'la mitigación',
  'residual probability': 'la probabilidad residual',
  'residual impact': 'el impacto residual',
  'date added': 'la fecha de alta',

  // The matrix as a whole
  'Add Risk': 'Añadir riesgo',
  'All risks are removed. Title and description stay, and Undo brings the risks back.':
    'Se eliminan todos los riesgos. El título y la descripción se conservan, y con «Deshacer» se recuperan los riesgos.',
  'Clear all risks': 'Eliminar todos los riesgos',
  'Clear the risk matrix?': '¿Vaciar la matriz de riesgos?',
  Configuration: 'Configuración',
  'Export CSV': 'Exportar CSV',
  'Export Excel': 'Exportar Excel',
  'Export is available from the first risk on.': 'Podrá exportar a partir del primer riesgo.',
  'Matrix Reset': 'Matriz vaciada',
  'Matrix title': 'Título de la matriz',
  'Names the exported file.': 'Da nombre al archivo exportado.',
  Reset: 'Vaciar',
  'Risk matrix has been cleared.': 'Se ha vaciado la matriz de riesgos.',
  'What it covers: a system, a project, a year.': 'Lo que abarca: un sistema, un proyecto, un año.',

  // The tiles and the grid
  'A cell shows its risks in the register.': 'Cada celda muestra sus riesgos en el registro.',
  'After mitigation': 'Tras la mitigación',
  'Before mitigation': 'Antes de la mitigación',
  'Changes the figures, the matrix and the order of the register.':
    'Cambia las cifras, la matriz y el orden del registro.',
  'Go to these risks': 'Ir a estos riesgos',
  'Legend: scores of each level': 'Leyenda: puntuaciones de cada nivel',
  Matrix: 'Matriz',
  'No risk has a rating after mitigation yet. Edit one to give it.':
    'Ningún riesgo se ha valorado aún tras la mitigación. Edite uno para valorarlo.',
  'Probability {probability}, impact {impact}: score': 'Probabilidad: {probability}; impacto: {impact}; puntuación',
  'Rating shown': 'Valoración mostrada',
  'Risks by probability and impact, after mitigation: the score, the level, and how many risks.':
    'Riesgos por probabilidad e impacto, tras la mitigación: la puntuación, el nivel y el número de riesgos.',
  'Risks by probability and impact, before mitigation: the score, the level, and how many risks.':
    'Riesgos por probabilidad e impacto, antes de la mitigación: la puntuación, el nivel y el número de riesgos.',
  'Show all cells': 'Mostrar todas las celdas',
  'Total Risks': 'Total de riesgos',
  risks: { one: 'riesgo', other: 'riesgos' },
  '({count} before)': '(antes: {count})',

  // The register
  'Add First Risk': 'Añadir el primer riesgo',
  Added: 'Añadido el',
  'After mitigation:': 'Tras la mitigación:',
  All: 'Todos',
  'Before mitigation:': 'Antes de la mitigación:',
  'CSV template': 'Plantilla CSV',
  'Delete {name}': 'Eliminar {name}',
  'Edit {name}': 'Editar {name}',
  'Excel template': 'Plantilla de Excel',
  'Mitigation:': 'Mitigación:',
  'No risks match': 'Ningún riesgo coincide',
  'No risks yet': 'Aún no hay riesgos',
  'Owner: {owner}.': 'Responsable: {owner}.',
  'Probability {probability}, impact {impact}': 'Probabilidad: {probability}; impacto: {impact}',
  'Risk Deleted': 'Riesgo eliminado',
  'Risk Register': 'Registro de riesgos',
  'Risk has been removed from the matrix.': 'Se ha eliminado el riesgo de la matriz.',
  Risks: 'Riesgos',
  'Risks, highest score first': 'Riesgos, de mayor a menor puntuación',
  'Search the register': 'Buscar en el registro',
  'Show all risks': 'Mostrar todos los riesgos',
  'The list of the risks could not be loaded': 'No se pudo cargar la lista de riesgos',
  'The template could not be created': 'No se pudo crear la plantilla',
  'Try another word or status, or choose another cell of the matrix.':
    'Pruebe con otra palabra u otro estado, o elija otra celda de la matriz.',
  'Write down what could go wrong, how likely it is and what it would cost; the matrix places it. To start from a spreadsheet, use Import.':
    'Anote qué podría salir mal, con qué probabilidad y a qué coste; la matriz lo sitúa. Para partir de una hoja de cálculo, use «Importar».',
  '{category}. Probability {probability}, impact {impact}':
    '{category}. Probabilidad: {probability}; impacto: {impact}',
  '{category}. Probability {probability}, impact {impact} after mitigation':
    '{category}. Probabilidad: {probability}; impacto: {impact}, tras la mitigación',
  '{count} risks': { one: '{count} riesgo', other: '{count} riesgos' },
  '{found} of {count} risks': { one: '{found} de {count} riesgo', other: '{found} de {count} riesgos' },
  '{risks}, probability {probability} and impact {impact}': '{risks}; probabilidad: {probability}; impacto: {impact}',

  // Adding and editing
  'Add New Risk': 'Añadir un riesgo',
  'As before': 'Como antes',
  'Edit Risk': 'Editar el riesgo',
  Error: 'Error',
  'New risk has been added to the matrix.': 'Se ha añadido el riesgo a la matriz.',
  'Risk Added': 'Riesgo añadido',
  'Risk Updated': 'Riesgo actualizado',
  'Risk has been successfully updated.': 'El riesgo se ha actualizado correctamente.',
  'Score after mitigation: {score}, {level}': 'Puntuación tras la mitigación: {score}, {level}',
  'Score: {score}, {level}': 'Puntuación: {score}, {level}',
  'The risk was not added': 'No se añadió el riesgo',
  'The risk was not updated': 'No se actualizó el riesgo',
  'Update Risk': 'Actualizar riesgo',
  'What could happen, and what it would do to you.': 'Qué podría ocurrir y qué consecuencias tendría para usted.',
  'What is done, or will be, to make it less likely or less costly.':
    'Lo que se hace o se hará para que sea menos probable o menos costoso.',

  'A register holds at most {limit} risks.': 'Un registro admite como máximo {limit} riesgos.',
  'Choose a category of the list.': 'Elija una categoría de la lista.',
  'Choose a category.': 'Elija una categoría.',
  'Choose one of {values}.': 'Elija uno de estos valores: {values}.',
  'Describe what could happen.': 'Describa qué podría ocurrir.',
  'Enter a title.': 'Escriba un título.',
  'Please fill in all required fields.': 'Rellene todos los campos obligatorios.',
  'There is no risk with the id "{id}".': 'No hay ningún riesgo con el id «{id}».',
  '{field}. {reason}': '{field}. {reason}',
  '{field}: {reason}': '{field}: {reason}',

  // Weaknesses of an assessment
  'Add {count} risks from your security assessment': {
    one: 'Añadir {count} riesgo de su evaluación de seguridad',
    other: 'Añadir {count} riesgos de su evaluación de seguridad',
  },
  'Not now': 'Ahora no',
  'Risks Added': 'Riesgos añadidos',
  'The risks were not added': 'No se añadieron los riesgos',
  'The security assessment gave {category} {score} percent.':
    'En la evaluación de seguridad, «{category}» obtuvo un {score} %.',
  'The weaknesses that your assessment found could not be loaded':
    'No se pudieron cargar las debilidades que detectó su evaluación',
  'Weak {category}': 'Debilidad: {category}',
  'Your security assessment found weaknesses': 'Su evaluación de seguridad detectó debilidades',
  '{category} ({score} percent)': '{category} ({score} %)',
  '{count} risks from your security assessment added.': {
    one: 'Se ha añadido {count} riesgo de su evaluación de seguridad.',
    other: 'Se han añadido {count} riesgos de su evaluación de seguridad.',
  },
  '{weaknesses}. Each becomes a risk; set its impact next.':
    '{weaknesses}. Cada una se convierte en un riesgo; indique después su impacto.',

  // Importing a table
  'All rows: {value}': 'Todas las filas: {value}',
  'And {count} more.': 'Y {count} más.',
  Categories: 'Categorías',
  'Check accented letters': 'Compruebe las letras con tilde',
  'Choose a column': 'Elija una columna',
  'Choose the column of {field}.': 'Elija la columna para {field}.',
  'Choose the column.': 'Elija la columna.',
  'Choose what it becomes.': 'Elija en qué se convierte.',
  'Choose what {value} becomes.': 'Elija en qué se convierte {value}.',
  'Column {number}': 'Columna {number}',
  Columns: 'Columnas',
  'First risks': 'Primeros riesgos',
  'First: {text}': 'Primer valor: {text}',
  'If letters such as ü and é look wrong below, save the file as UTF-8.':
    'Si letras como ñ o é se ven mal más abajo, guarde el archivo como UTF-8.',
  'Import risks': 'Importar riesgos',
  'Import {count} risks': { one: 'Importar {count} riesgo', other: 'Importar {count} riesgos' },
  'In {count} cells.': { one: 'En {count} celda.', other: 'En {count} celdas.' },
  'Leave these rows out': 'Omitir estas filas',
  Levels: 'Niveles',
  'Line {line} is left out: {reason}': 'La línea {line} se omite: {reason}',
  'Matrix Imported': 'Matriz importada',
  'No row of the file can be imported. The reasons are below.':
    'No se puede importar ninguna fila del archivo. Los motivos se indican más abajo.',
  'Not in the file': 'No está en el archivo',
  'Nothing is added before you press Import.': 'No se añade nada hasta que pulse «Importar».',
  'Nothing was imported': 'No se importó nada',
  'Read as {encoding}.': 'Leído como {encoding}.',
  'Risks Imported': 'Riesgos importados',
  'Row {line} is left out: {reason}': 'La fila {line} se omite: {reason}',
  'Rows left out': 'Filas omitidas',
  Sheet: 'Hoja',
  '{sheet} (hidden)': '{sheet} (oculta)',
  'Sheet “{sheet}”.': 'Hoja «{sheet}».',
  Statuses: 'Estados',
  'The file does not state its encoding; it was read as {encoding}.':
    'El archivo no indica su codificación; se leyó como {encoding}.',
  Separator: 'Separador',
  Comma: 'Coma',
  Semicolon: 'Punto y coma',
  Tab: 'Tabulador',
  'Vertical bar': 'Barra vertical',
  'Day and month': 'Día y mes',
  'Choose which comes first in dates such as this.': 'Elija qué va primero en fechas como esta.',
  'Day first': 'Primero el día',
  'Month first': 'Primero el mes',
  'Numbers in place of dates': 'Números en lugar de fechas',
  'Choose what numbers such as this mean.': 'Elija qué significan los números como este.',
  'Days, as spreadsheets count them': 'Días, como los cuentan las hojas de cálculo',
  'Use today’s date': 'Usar la fecha de hoy',
  'These are not categories of this register. Choose what each becomes.':
    'No son categorías de este registro. Elija en qué se convierte cada una.',
  'These are not statuses of this register. Choose what each becomes.':
    'No son estados de este registro. Elija en qué se convierte cada uno.',
  'This register has four levels: Low, Medium, High and Critical. Choose the level for each rating in the file.':
    'Este registro tiene cuatro niveles: bajo, medio, alto y crítico. Elija el nivel de cada valoración del archivo.',
  'What is imported': 'Qué se importa',
  'all other values': 'los demás valores',
  'an empty cell': 'una celda vacía',
  '{category}. Probability {probability}, impact {impact}. {status}.':
    '{category}. Probabilidad: {probability}; impacto: {impact}. {status}.',
  '{count} risks from {file} added to the matrix.': {
    one: 'Se ha añadido a la matriz {count} riesgo de {file}.',
    other: 'Se han añadido a la matriz {count} riesgos de {file}.',
  },
  '{count} risks from {file}.': { one: '{count} riesgo de {file}.', other: '{count} riesgos de {file}.' },
  '{count} risks get today’s date in place of one that is not clear.': {
    one: '{count} riesgo recibe la fecha de hoy en lugar de una que no está clara.',
    other: '{count} riesgos reciben la fecha de hoy en lugar de una que no está clara.',
  },
  '{count} risks of {total} can be imported.': {
    one: 'Se puede importar {count} riesgo de {total}.',
    other: 'Se pueden importar {count} riesgos de {total}.',
  },
  '{count} rows are left out.': { one: 'Se omite {count} fila.', other: 'Se omiten {count} filas.' },
  '{count} rows were left out.': { one: 'Se omitió {count} fila.', other: 'Se omitieron {count} filas.' },
  '{file} has {count} rows.': { one: '{file} tiene {count} fila.', other: '{file} tiene {count} filas.' },
  '{name} (column {number})': '{name} (columna {number})',
  '“{text}”': '«{text}»',

  // What is wrong in a table
  'Line {line} has {count} columns, and at most {limit} are read.':
    'La línea {line} tiene {count} columnas; se leen como máximo {limit}.',
  'Line {line} must name the columns {columns}.': 'La línea {line} debe nombrar las columnas {columns}.',
  'Line {line} names the column {name} twice.': 'La línea {line} nombra dos veces la columna {name}.',
  'Line {line}: a quotation mark is not closed.': 'Línea {line}: hay comillas sin cerrar.',
  'Line {line}: there is more text behind a closed quotation mark.':
    'Línea {line}: hay más texto detrás de unas comillas de cierre.',
  'Line {line}: {reason}': 'Línea {line}: {reason}',
  'Row {line} has {count} columns, and at most {limit} are read.':
    'La fila {line} tiene {count} columnas; se leen como máximo {limit}.',
  'The file has {count} risks, and at most {limit} are read.':
    'El archivo tiene {count} riesgos; se leen como máximo {limit}.',
  'The file is empty: its first line must name the columns.':
    'El archivo está vacío: su primera línea debe nombrar las columnas.',
  'The file is empty: its first row must name the columns.':
    'El archivo está vacío: su primera fila debe nombrar las columnas.',
  'The file is no workbook: it has no sheets.': 'El archivo no es un libro de Excel: no tiene hojas.',
  'The file is too large: {length} characters, and at most {limit} are read.':
    'El archivo es demasiado grande: {length} caracteres; se leen como máximo {limit}.',
  'The sheet is too large: its last cell is in row {row} and column {column}. Delete what is far from the table, or save the register as .csv.':
    'La hoja es demasiado grande: su última celda está en la fila {row} y la columna {column}. Elimine lo que esté lejos de la tabla o guarde el registro como .csv.',
  'The workbook is damaged: open it in a spreadsheet and save it again.':
    'El libro está dañado: ábralo en una hoja de cálculo y guárdelo de nuevo.',
  'The workbook is too large: unpacked it has more than {limit} MB. Save the register alone, as .xlsx or .csv.':
    'El libro es demasiado grande: descomprimido ocupa más de {limit} MB. Guarde solo el registro, como .xlsx o .csv.',
  'The workbook is too large: {size} MB, and at most {limit} MB are read.':
    'El libro es demasiado grande: {size} MB; se leen como máximo {limit} MB.',
  'it has {count} cells and the names of the columns are {columns}: a text with a separator in it wants quotation marks.':
    'tiene {count} celdas y hay {columns} nombres de columna: un texto que contiene un separador debe ir entre comillas.',
  'it was chosen for {field} "{value}".': 'así se eligió para {field} «{value}».',
  '{field} is "{value}", it must be one of {values}.':
    '{field} es «{value}», pero debe ser uno de estos valores: {values}.',

  // The example row of a template
  'Example: a key engineer leaves': 'Ejemplo: un técnico clave deja la empresa',
  'What could happen, and what it would do to you. Write over this row.':
    'Qué podría ocurrir y qué consecuencias tendría para usted. Escriba encima de esta fila.',
  'What is done to make it less likely or less costly.': 'Lo que se hace para que sea menos probable o menos costoso.',
  'Who looks after it': 'Quién se ocupa',
} satisfies Catalog;

/** The texts of the risk matrix. */
export type RiskWords = typeof es;
