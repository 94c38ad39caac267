import type { Catalog } from '@advisor/ui/language';
import { es as directory } from '../../directory/messages/es';

/** The words of the industry glossary in Spanish. */
export const es = {
  ...directory,

  // The categories
  'Business Model': 'Modelo de negocio',
  Contracts: 'Contratos',
  Technology: 'Tecnología',
  'Cloud Services': 'Servicios en la nube',
  Cybersecurity: 'Ciberseguridad',
  'Identity Management': 'Gestión de identidades',
  Channel: 'Canal',
  'Business Metrics': 'Métricas del negocio',
  'IT Policy': 'Política de TI',
  'All categories': 'Todas las categorías',

  // The list and its filters
  'A to Z': 'De la A a la Z',
  Abbreviations: 'Abreviaturas',
  Alphabetical: 'Alfabético',
  Categories: 'Categorías',
  Category: 'Categoría',
  'Download JSON': 'Descargar JSON',
  'Featured first': 'Destacados primero',
  'Loading terms': 'Cargando términos',
  'No Terms Found': 'No se encontraron términos',
  'No term matches the search and the category chosen.':
    'Ningún término coincide con la búsqueda y la categoría elegida.',
  'Search Results': 'Resultados',
  'Search terms': 'Buscar términos',
  'Send Feedback': 'Enviar comentarios',
  'Glossary feedback': 'Comentarios sobre el glosario',
  'Term Removed': 'Término eliminado',
  'Terms Imported': 'Términos importados',
  Terms: 'Términos',
  'There is no term in this glossary yet.': 'Aún no hay ningún término en este glosario.',
  'Total Terms': 'Total de términos',
  '{count} terms': { one: '{count} término', other: '{count} términos' },
  '{found} of {count} terms': { one: '{found} de {count} término', other: '{found} de {count} términos' },
  '{count} terms were added as pending. Duplicates were skipped.': {
    one: 'Se ha añadido {count} término como pendiente. Se han omitido los duplicados.',
    other: 'Se han añadido {count} términos como pendientes. Se han omitido los duplicados.',
  },
  '{letter}, {count} terms': { one: '{letter}, {count} término', other: '{letter}, {count} términos' },

  // A term
  'Copy link to {term}': 'Copiar el enlace a {term}',
  Example: 'Ejemplo',
  Examples: 'Ejemplos',
  Featured: 'Destacado',
  'It leads to this term.': 'Lleva a este término.',
  'It leads to this term: copy it from there.': 'Lleva a este término: cópielo de ahí.',
  'Link in the Address Bar': 'Enlace en la barra de direcciones',
  'Pending review': 'Pendiente de revisión',
  'Related terms': 'Términos relacionados',
  Remove: 'Quitar',

  // Submitting a term
  Abbreviation: 'Abreviatura',
  'Choose a category.': 'Elija una categoría.',
  Definition: 'Definición',
  'Enter the term.': 'Escriba el término.',
  'Give at most {limit} examples: these are {count}.': 'Dé como máximo {limit} ejemplos: estos son {count}.',
  'Nothing is sent. Your term is kept in this browser and shown in the list as pending review.':
    'No se envía nada. Su término se guarda en este navegador y aparece en la lista como pendiente de revisión.',
  'Nothing is sent. Your term is shown in the list as pending review until you leave this page.':
    'No se envía nada. Su término aparece en la lista como pendiente de revisión hasta que salga de esta página.',
  'Say what the term means.': 'Indique qué significa el término.',
  'Separated by commas.': 'Separados por comas.',
  'Shorten each example to {limit} characters.': 'Acorte cada ejemplo a {limit} caracteres.',
  'Submit Term': 'Enviar término',
  Term: 'Término',
  'Term Submitted': 'Término enviado',
  'Your glossary term has been submitted for review. Thank you!':
    'Su término se ha enviado para su revisión. ¡Gracias!',

  // The 24 terms
  'Managed Service Provider': 'Proveedor de servicios gestionados',
  'A company that runs agreed parts of a client’s IT for a recurring fee and answers for the result, instead of billing each repair.':
    'Empresa que se encarga de partes acordadas de la informática de un cliente por una cuota periódica y responde del resultado, en lugar de facturar cada reparación.',
  'A monthly invoice with one price for each user': 'Una factura mensual con un único precio por usuario',
  'A law firm whose updates, backups and help desk are run by an outside company':
    'Un bufete cuyas actualizaciones, copias de seguridad y soporte lleva una empresa externa',
  'Managed Security Service Provider': 'Proveedor de servicios de seguridad gestionados',
  'A company that watches and operates security controls for its clients, such as firewalls, logs and alerts, for a recurring fee. Running the rest of the IT is not part of it.':
    'Empresa que vigila y opera los controles de seguridad de sus clientes, como cortafuegos, registros y alertas, por una cuota periódica. No incluye el resto de la informática.',
  'An MSP that passes its clients’ alerts to an MSSP at night':
    'Un MSP que por la noche pasa las alertas de sus clientes a un MSSP',
  'A contract line for firewall management and log review':
    'Una línea del contrato para la gestión del cortafuegos y la revisión de registros',
  'Break-Fix': 'Reparación bajo demanda',
  'A way of selling IT support in which the client pays for each repair, by time and material, after something has failed.':
    'Forma de vender soporte informático en la que el cliente paga cada reparación, por tiempo y material, después de que algo ha fallado.',
  'An invoice for three hours of work on a server that did not start':
    'Una factura por tres horas de trabajo en un servidor que no arrancaba',
  'A client without a contract who calls twice a year': 'Un cliente sin contrato que llama dos veces al año',
  'Virtual Chief Information Officer': 'Director de sistemas virtual',
  'An advisor from outside who does the planning work of a chief information officer for a fixed fee: budget, road map, priorities and risk.':
    'Asesor externo que hace el trabajo de planificación de un director de sistemas por una cuota fija: presupuesto, hoja de ruta, prioridades y riesgo.',
  'A quarterly meeting that ends with a list of purchases for the next year':
    'Una reunión trimestral que termina con la lista de compras del año siguiente',
  'A flat monthly line beside the price of support': 'Una línea mensual fija junto al precio del soporte',
  'Service Level Agreement': 'Acuerdo de nivel de servicio',
  'The part of a contract that states how good a service has to be, how that is measured, and what follows when it is missed.':
    'Parte de un contrato que establece qué calidad debe tener un servicio, cómo se mide y qué ocurre cuando no se alcanza.',
  'A first answer within 15 minutes to a ticket of priority 1':
    'Una primera respuesta en 15 minutos a una incidencia de prioridad 1',
  'A credit of 5 percent for a month below 99.9 percent availability':
    'Un abono del 5 por ciento en un mes con menos del 99,9 por ciento de disponibilidad',
  'Master Service Agreement': 'Acuerdo marco de servicios',
  'The contract with the terms that hold for all work between two parties, such as liability, payment and confidentiality. Each job is ordered under it.':
    'Contrato con las condiciones que valen para todo el trabajo entre dos partes, como responsabilidad, pago y confidencialidad. Cada encargo se hace al amparo de él.',
  'One signed MSA with a new statement of work for each project':
    'Un acuerdo marco firmado y una nueva descripción del trabajo para cada proyecto',
  'A limit of liability that every later order inherits':
    'Un límite de responsabilidad que hereda cada pedido posterior',
  'Statement of Work': 'Descripción del trabajo',
  'The document that describes one piece of work: what is delivered, by when, for which price, and what is not included.':
    'Documento que describe un trabajo concreto: qué se entrega, para cuándo, a qué precio y qué no está incluido.',
  'The move of 40 mailboxes at a fixed price, with training left out':
    'El traslado de 40 buzones a precio fijo, sin la formación',
  'A list of deliverables that both sides sign off': 'Una lista de entregables que ambas partes dan por buenos',
  'Remote Monitoring and Management': 'Supervisión y gestión remotas',
  'Software with an agent on each device, through which a provider watches, updates and repairs the devices of many clients from one place.':
    'Software con un agente en cada dispositivo, con el que un proveedor vigila, actualiza y repara los dispositivos de muchos clientes desde un solo lugar.',
  'An alert that a server’s disk is 90 percent full':
    'Una alerta de que el disco de un servidor está lleno al 90 por ciento',
  'A script that runs on 300 workstations in one night': 'Un script que se ejecuta en 300 puestos en una noche',
  'Professional Services Automation': 'Automatización de servicios profesionales',
  'The business software of a service company: tickets, time, projects, contracts and invoices in one system.':
    'Software de gestión de una empresa de servicios: incidencias, tiempo, proyectos, contratos y facturas en un solo sistema.',
  'A ticket whose time lands on the client’s invoice': 'Una incidencia cuyo tiempo llega a la factura del cliente',
  'A report of the hours spent on each fixed-price contract':
    'Un informe de las horas dedicadas a cada contrato de precio fijo',
  'Network Operations Center': 'Centro de operaciones de red',
  'The team that watches networks, servers and services for failures and performance, and restores them. Attacks are the work of a security operations center.':
    'Equipo que vigila fallos y rendimiento de redes, servidores y servicios, y los restablece. De los ataques se ocupa un centro de operaciones de seguridad.',
  'A technician who restarts a failed backup at 3 a.m.': 'Un técnico que reinicia una copia fallida a las 3 a. m.',
  'A provider that buys night cover from an outside NOC': 'Un proveedor que contrata a un NOC externo para las noches',
  'Patch Management': 'Gestión de parches',
  'The routine of finding, testing and installing the updates of software and firmware, and of proving which devices have them.':
    'Rutina de buscar, probar e instalar las actualizaciones de software y firmware, y de demostrar qué dispositivos las tienen.',
  'Critical updates on every device within 14 days': 'Actualizaciones críticas en todos los dispositivos en 14 días',
  'A monthly list of the devices that missed an update, with the reason':
    'Una lista mensual de los dispositivos sin una actualización, con el motivo',
  'Software as a Service': 'Software como servicio',
  'An application that its provider runs and the customer uses over the internet by subscription. The customer still answers for accounts, settings and data.':
    'Aplicación que opera su proveedor y que el cliente usa por internet mediante suscripción. El cliente sigue respondiendo de las cuentas, la configuración y los datos.',
  'Mail and documents paid for by user and month': 'Correo y documentos pagados por usuario y mes',
  'A backup of the cloud mailboxes, bought separately': 'Una copia de los buzones en la nube, contratada aparte',
  'Disaster Recovery as a Service': 'Recuperación ante desastres como servicio',
  'A service that keeps copies of a client’s systems in a provider’s cloud and starts them there when the originals fail. A backup alone brings back data, not running systems.':
    'Servicio que guarda copias de los sistemas de un cliente en la nube de un proveedor y los arranca allí cuando fallan los originales. Una copia de seguridad sola devuelve datos, no sistemas en marcha.',
  'A yearly test in which the accounting server runs in the cloud for a day':
    'Una prueba anual en la que el servidor de contabilidad funciona un día en la nube',
  'A contract that names the hours until the systems are up':
    'Un contrato que indica las horas hasta que los sistemas están en marcha',
  'Endpoint Detection and Response': 'Detección y respuesta en el endpoint',
  'Software on laptops and servers that records what happens there, reports suspicious behavior and lets an analyst isolate or clean the device from afar.':
    'Software en portátiles y servidores que registra lo que ocurre en ellos, avisa de comportamientos sospechosos y permite a un analista aislar o limpiar el dispositivo a distancia.',
  'A laptop cut off from the network after it began to encrypt files':
    'Un portátil desconectado de la red cuando empezó a cifrar archivos',
  'The record of which program started which, read after an incident':
    'El registro de qué programa inició cuál, leído después de un incidente',
  'Managed Detection and Response': 'Detección y respuesta gestionadas',
  'A service in which a provider’s analysts watch a client’s detection tools day and night, investigate what they report and act to contain an attack.':
    'Servicio en el que los analistas de un proveedor vigilan día y noche las herramientas de detección de un cliente, investigan lo que indican y actúan para contener un ataque.',
  'A call at 2 a.m. that a stolen account has been locked':
    'Una llamada a las 2 de la madrugada: se ha bloqueado una cuenta robada',
  'A price for each device that includes the analysts, not only the software':
    'Un precio por dispositivo que incluye a los analistas, no solo el software',
  'Security Operations Center': 'Centro de operaciones de seguridad',
  'The team that collects security alerts, decides which are real and leads the response. It has nothing to do with SOC 2, which is an auditor’s report.':
    'Equipo que reúne las alertas de seguridad, decide cuáles son reales y dirige la respuesta. No tiene nada que ver con SOC 2, que es el informe de un auditor.',
  'Three shifts of analysts who share one queue of alerts':
    'Tres turnos de analistas que comparten una cola de alertas',
  'A monthly report of alerts, incidents and the time to contain them':
    'Un informe mensual de alertas, incidentes y el tiempo para contenerlos',
  'Multi-Factor Authentication': 'Autenticación multifactor',
  'Sign-in that asks for proofs of at least two kinds: something you know, something you have, something you are. Two passwords are one kind.':
    'Inicio de sesión que pide pruebas de al menos dos clases: algo que se sabe, algo que se tiene, algo que se es. Dos contraseñas son una sola clase.',
  'A password and a security key': 'Una contraseña y una llave de seguridad',
  'An insurer’s form that asks whether every remote sign-in has it':
    'El formulario de una aseguradora que pregunta si la tiene todo acceso remoto',
  'Single Sign-On': 'Inicio de sesión único',
  'One sign-in at a central identity provider that opens several applications, so that access is given and taken away in one place.':
    'Un inicio de sesión en un proveedor de identidad central que abre varias aplicaciones, de modo que el acceso se da y se quita en un solo lugar.',
  'An employee who leaves, and one account to close instead of twelve':
    'Un empleado que se va, y una cuenta que cerrar en lugar de doce',
  'An application that sends its users to the company’s sign-in page':
    'Una aplicación que envía a sus usuarios a la página de acceso de la empresa',
  'Value-Added Reseller': 'Distribuidor de valor añadido',
  'A company that buys a vendor’s products, adds work of its own such as design, setup or training, and sells the whole to the customer.':
    'Empresa que compra los productos de un fabricante, les suma trabajo propio, como diseño, instalación o formación, y vende el conjunto al cliente.',
  'Twenty firewalls sold together with their configuration': 'Veinte cortafuegos vendidos junto con su configuración',
  'A quote with the margin on hardware and a day rate for the setup':
    'Una oferta con el margen del hardware y una tarifa diaria por la instalación',
  'Monthly Recurring Revenue': 'Ingresos recurrentes mensuales',
  'The revenue of one month that contracts repeat every month. Yearly contracts count with a twelfth; projects and hardware do not count.':
    'Ingresos de un mes que los contratos repiten cada mes. Los contratos anuales cuentan una doceava parte; los proyectos y el hardware no cuentan.',
  'A yearly contract of $12,000 that adds $1,000': 'Un contrato anual de 12 000 dólares que suma 1000',
  'A buyer who values a company by its recurring revenue':
    'Un comprador que valora una empresa por sus ingresos recurrentes',
  'Churn Rate': 'Tasa de abandono',
  'The share of customers, or of recurring revenue, lost in a period: what was lost divided by what was there at its beginning.':
    'Parte de los clientes, o de los ingresos recurrentes, que se pierde en un período: lo perdido dividido entre lo que había al principio.',
  'Two of 50 clients gone in a quarter: 4 percent': 'Dos de 50 clientes perdidos en un trimestre: el 4 por ciento',
  'A client who stays but halves the contract, seen in revenue churn only':
    'Un cliente que se queda pero reduce el contrato a la mitad: solo se ve en los ingresos',
  'Recovery Time Objective': 'Objetivo de tiempo de recuperación',
  'The longest time that a system may be down after an incident, agreed in advance. It says how fast recovery has to be, not how much data may be lost.':
    'Tiempo máximo que un sistema puede estar parado tras un incidente, acordado de antemano. Indica con qué rapidez hay que recuperarse, no cuántos datos se pueden perder.',
  'Four hours for the booking system, two days for the archive':
    'Cuatro horas para el sistema de reservas, dos días para el archivo',
  'A test restore that took nine hours against an objective of four':
    'Una prueba de restauración de nueve horas frente a un objetivo de cuatro',
  'Recovery Point Objective': 'Objetivo de punto de recuperación',
  'The most data that may be lost in an incident, counted in time: how old the last usable copy may be. It sets how often backups run.':
    'Máximo de datos que se pueden perder en un incidente, contado en tiempo: qué antigüedad puede tener la última copia utilizable. Determina cada cuánto se hacen las copias.',
  'One hour for orders, so a backup at least every hour':
    'Una hora para los pedidos, es decir, una copia al menos cada hora',
  'A nightly backup, which can lose a whole day of work':
    'Una copia nocturna, con la que se puede perder un día entero de trabajo',
  'Acceptable Use Policy': 'Política de uso aceptable',
  'The rules that a person accepts before using a company’s devices, accounts and network: what is allowed, what is not, and what is recorded.':
    'Reglas que una persona acepta antes de usar los dispositivos, las cuentas y la red de una empresa: qué está permitido, qué no y qué se registra.',
  'A page signed on the first day of work': 'Una página firmada el primer día de trabajo',
  'The rule that company files do not go to private accounts':
    'La regla de que los archivos de la empresa no van a cuentas privadas',
} satisfies Catalog;

/** The texts of the industry glossary. */
export type GlossaryWords = typeof es;
