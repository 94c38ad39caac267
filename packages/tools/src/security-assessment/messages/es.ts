import type { Catalog } from '@advisor/ui/language';

/** The words of the security assessment in Spanish. */
export const es = {
  // The steps
  'Choose an answer to continue.': 'Elija una respuesta para continuar.',
  'Complete Assessment': 'Completar la evaluación',
  Next: 'Siguiente',
  Previous: 'Anterior',
  'Question {step} of {count}': 'Pregunta {step} de {count}',
  'Questions answered': 'Preguntas respondidas',
  '{answered} of {count}': '{answered} de {count}',
  '{category}. CIS Controls v8, safeguard {control}.': '{category}. CIS Controls v8, salvaguarda {control}.',

  // The results
  '80 percent or more.': '80 por ciento o más.',
  Categories: 'Categorías',
  'Categories below 50 percent.': 'Categorías por debajo del 50 por ciento.',
  'Change answers': 'Cambiar respuestas',
  'Change the answers that do.': 'Cambie las respuestas que sí lo son.',
  'Critical Risk': 'Riesgo crítico',
  Developing: 'En desarrollo',
  'From 50 to 79 percent.': 'Del 50 al 79 por ciento.',
  'Have an independent test confirm your answers every year.':
    'Haga que una prueba independiente confirme sus respuestas cada año.',
  'High Risk': 'Riesgo alto',
  'Keep what works, and repeat this assessment every six months.':
    'Conserve lo que funciona y repita esta evaluación cada seis meses.',
  'Low Risk': 'Riesgo bajo',
  'Medium Risk': 'Riesgo medio',
  'New Assessment': 'Nueva evaluación',
  'Next fixes': 'Próximas mejoras',
  'Next three fixes': 'Las tres próximas mejoras',
  'No score': 'Sin puntuación',
  'None yet.': 'Ninguna todavía.',
  'None.': 'Ninguna.',
  'None. No category is below 50 percent.': 'Ninguna. Ninguna categoría está por debajo del 50 por ciento.',
  'Overall score': 'Puntuación total',
  Recommendations: 'Recomendaciones',
  'Scores by category': 'Puntuación por categoría',
  'Send weaknesses to the risk matrix': 'Enviar los puntos débiles a la matriz de riesgos',
  Strength: 'Punto fuerte',
  Strengths: 'Puntos fuertes',
  'The fixes that gain most, each on its own.': 'Las mejoras que más suman, cada una por separado.',
  'There is no score: no question that you answered applies to you.':
    'No hay puntuación: ninguna de las preguntas que ha respondido es aplicable en su caso.',
  Weakness: 'Punto débil',
  Weaknesses: 'Puntos débiles',
  'Your results': 'Sus resultados',
  '+{gain} points': '+{gain} puntos',
  '+1 point': '+1 punto',
  ', to {score} %. {category}, CIS Controls v8 {control}.':
    ', hasta el {score} %. {category}, CIS Controls v8 {control}.',

  // The comparison
  Before: 'Antes',
  Category: 'Categoría',
  Change: 'Cambio',
  'Compare with a file': 'Comparar con un archivo',
  'Compared with before': 'En comparación con antes',
  'In percent, against the result of {date} in {file}': 'En porcentaje, frente al resultado del {date} en {file}',
  'In percent, against the result of {date}, your last assessment':
    'En porcentaje, frente al resultado del {date}, su última evaluación',
  'New Assessment keeps this result for comparison. You can also compare with an exported file.':
    '«Nueva evaluación» conserva este resultado para compararlo. También puede comparar con un archivo exportado.',
  Now: 'Ahora',
  Overall: 'Total',
  'You can compare with an exported file instead.': 'También puede comparar con un archivo exportado.',
  none: 'ninguno',
  same: 'igual',

  // The report
  Answers: 'Respuestas',
  'Answer:': 'Respuesta:',
  'Date: {date}': 'Fecha: {date}',
  'Not answered': 'Sin responder',
  'Overall score: none': 'Puntuación total: ninguna',
  'Overall score: {score} % ({level})': 'Puntuación total: {score} % ({level})',
  Reading: 'Lectura',
  Score: 'Puntuación',
  '{step} (+{gain} points, CIS Controls v8 {control})': '{step} (+{gain} puntos, CIS Controls v8 {control})',

  // Notices and files
  'Assessment Complete': 'Evaluación completada',
  'Assessment Imported': 'Evaluación importada',
  'Export report': 'Exportar informe',
  'The answers are those of {file}.': 'Las respuestas son las de {file}.',
  'The weaknesses could not be sent': 'No se pudieron enviar los puntos débiles',
  'This browser does not allow saving: export the report and add them by hand.':
    'Este navegador no permite guardar: exporte el informe y añádalos a mano.',
  'Your results could not be loaded': 'No se pudieron cargar sus resultados',
  'Your security assessment has been completed.': 'Se ha completado su evaluación de seguridad.',
  'answers has the unknown question "{id}".': 'answers tiene la pregunta desconocida «{id}».',
  'answers.{id} must be one of {values}, but is "{value}".':
    'answers.{id} debe ser uno de estos valores: {values}, pero es «{value}».',
  '{file} cannot be compared': 'No se puede comparar {file}',
  '{path} must be a moment that exists, such as 2026-01-31T09:00:00.000Z.':
    '{path} debe ser un momento que exista, como 2026-01-31T09:00:00.000Z.',
  '{path}.finished is true, but question "{id}" has no answer.':
    '{path}.finished es true, pero la pregunta «{id}» no tiene respuesta.',
  '{path}.step must be a whole number from 1 to {count}.': '{path}.step debe ser un número entero de 1 a {count}.',

  // The ten questions
  'Not applicable': 'No aplicable',

  'Data Protection': 'Protección de datos',
  'How sure are you that you could restore your data from a backup?':
    '¿Qué seguridad tiene de poder restaurar sus datos desde una copia de seguridad?',
  'An isolated copy, and a test restore every quarter': 'Una copia aislada y una restauración de prueba cada trimestre',
  'An isolated copy, seldom tested': 'Una copia aislada, que rara vez se prueba',
  'Automatic backups, all in reach of our network': 'Copias automáticas, todas al alcance de nuestra red',
  'Backups by hand, or none': 'Copias a mano, o ninguna',
  'Keep one backup copy offline or locked against changes, and test a restore every quarter.':
    'Mantenga una copia desconectada o protegida contra cambios y pruebe una restauración cada trimestre.',
  'What happens to your data when a laptop or phone is stolen?':
    '¿Qué ocurre con sus datos cuando roban un portátil o un teléfono?',
  'Every device is encrypted and checked, and can be wiped':
    'Todos los dispositivos están cifrados y controlados, y se pueden borrar',
  'Every device is encrypted, and nobody checks': 'Todos los dispositivos están cifrados y nadie lo comprueba',
  'Some devices are encrypted': 'Algunos dispositivos están cifrados',
  'Anybody can read it, or we do not know': 'Cualquiera puede leerlos, o no lo sabemos',
  'Encrypt every laptop and phone, and let device management report those that are not.':
    'Cifre todos los portátiles y teléfonos y deje que la gestión de dispositivos avise de los que no lo están.',

  'Access Control': 'Control de acceso',
  'Where do people need a second factor to sign in?': '¿Dónde se necesita un segundo factor para iniciar sesión?',
  'Mail, remote access, cloud services and all administrators':
    'Correo, acceso remoto, servicios en la nube y todos los administradores',
  'Mail and remote access': 'Correo y acceso remoto',
  'Administrators only': 'Solo los administradores',
  'Nowhere, or people may choose': 'En ninguna parte, o cada uno decide',
  'Require a second factor for everything in reach of the internet, administrators first.':
    'Exija un segundo factor para todo lo que esté al alcance de internet, empezando por los administradores.',
  'How is access removed when somebody leaves or changes jobs?':
    '¿Cómo se retira el acceso cuando alguien se va o cambia de puesto?',
  'By a checklist, the same day, with a review every quarter':
    'Con una lista de comprobación, el mismo día, y con una revisión cada trimestre',
  'By a checklist, within a week': 'Con una lista de comprobación, en una semana',
  'When somebody thinks of it': 'Cuando alguien se acuerda',
  'Old accounts stay open': 'Las cuentas antiguas siguen abiertas',
  'Write a checklist, disable accounts on the last day, and review all of them every quarter.':
    'Prepare una lista de comprobación, desactive las cuentas el último día y revíselas todas cada trimestre.',

  'Endpoint Security': 'Seguridad de los equipos',
  'How do security updates reach your computers and servers?':
    '¿Cómo llegan las actualizaciones de seguridad a sus equipos y servidores?',
  'Automatically, urgent ones within days, and we check':
    'Automáticamente, las urgentes en pocos días, y lo comprobamos',
  'Automatically, and nobody checks': 'Automáticamente, y nadie lo comprueba',
  'By hand, when there is time': 'A mano, cuando hay tiempo',
  'Rarely, or some systems get none any more': 'Rara vez, o algunos sistemas ya no reciben ninguna',
  'Install updates automatically every month, check what failed, and replace what gets none.':
    'Instale las actualizaciones automáticamente cada mes, compruebe lo que falló y sustituya lo que ya no recibe ninguna.',
  'What stops malicious software on your computers and servers?':
    '¿Qué detiene el software malicioso en sus equipos y servidores?',
  'Detection by behavior on every device, watched day and night':
    'Detección por comportamiento en todos los dispositivos, vigilada día y noche',
  'Detection by behavior on every device, in office hours':
    'Detección por comportamiento en todos los dispositivos, en horario laboral',
  'Antivirus that updates itself': 'Un antivirus que se actualiza solo',
  'Nothing that we manage': 'Nada que gestionemos',
  'Put detection by behavior on every device, and agree who acts on it day and night.':
    'Instale detección por comportamiento en todos los dispositivos y acuerde quién actúa de día y de noche.',

  'Network Security': 'Seguridad de la red',
  'How far could an intruder on one computer reach into your network?':
    '¿Hasta dónde podría llegar en su red un intruso desde un equipo?',
  'Not far: servers, staff, guests and devices are apart':
    'No muy lejos: servidores, personal, invitados y dispositivos están separados',
  'Guests and servers are apart': 'Los invitados y los servidores están separados',
  'Only the guest Wi-Fi is apart': 'Solo está separada la wifi de invitados',
  'Everywhere, or we do not know': 'A todas partes, o no lo sabemos',
  'Separate servers, staff, guests and devices, and allow only the traffic that each one needs.':
    'Separe servidores, personal, invitados y dispositivos, y permita solo el tráfico que cada uno necesita.',
  'Who would notice unusual activity in your network and cloud services?':
    '¿Quién notaría una actividad inusual en su red y en sus servicios en la nube?',
  'Somebody on duty: all alerts come together in one place':
    'Alguien de guardia: todas las alertas llegan a un solo lugar',
  'Alerts from some systems, read every day': 'Alertas de algunos sistemas, que se leen a diario',
  'Logs are read after something happened': 'Los registros se leen cuando ya ha pasado algo',
  Nobody: 'Nadie',
  'Bring all alerts together in one place, and name who answers them day and night.':
    'Reúna todas las alertas en un solo lugar y designe quién responde de día y de noche.',

  'Human Factors': 'Factor humano',
  'How do people learn to recognize phishing and payment fraud?':
    '¿Cómo aprende el personal a reconocer la suplantación y el fraude en los pagos?',
  'Short lessons all year, and an easy way to report': 'Lecciones breves todo el año y una forma fácil de avisar',
  'When they start, and every year': 'Al incorporarse y cada año',
  'Once, when they start': 'Una vez, al incorporarse',
  'They do not': 'No aprende',
  'Give a short lesson every month, and add a button that reports a suspicious message.':
    'Ofrezca una lección breve cada mes y añada un botón para avisar de un mensaje sospechoso.',

  'Incident Management': 'Gestión de incidentes',
  'What happens in the first hour after you suspect a breach?':
    '¿Qué ocurre en la primera hora después de sospechar una intrusión?',
  'A written plan with names and numbers, exercised every year':
    'Un plan escrito con nombres y teléfonos, que se ensaya cada año',
  'A written plan that was never exercised': 'Un plan escrito que nunca se ha ensayado',
  'We would call somebody we know': 'Llamaríamos a alguien conocido',
  'We would improvise': 'Improvisaríamos',
  'Write one page: who decides, whom to call, how to isolate a system. Exercise it once a year.':
    'Escriba una página: quién decide, a quién llamar, cómo aislar un sistema. Ensáyelo una vez al año.',
} satisfies Catalog;

/** The texts of the security assessment. */
export type AssessmentWords = typeof es;
