import type { Catalog } from '@advisor/ui/language';
import { es as directory } from '../../directory/messages/es';

/** The words of the industry calendar in Spanish. */
export const es = {
  ...directory,

  // The types
  Conference: 'Congreso',
  Summit: 'Cumbre',
  Webinar: 'Seminario web',
  Workshop: 'Taller',
  'All types': 'Todos los tipos',

  // The list and its filters
  'Event Removed': 'Evento eliminado',
  Events: 'Eventos',
  'Events Imported': 'Eventos importados',
  'Export .ics': 'Exportar .ics',
  'Export JSON': 'Exportar JSON',
  'Industry Calendar': 'Calendario del sector',
  List: 'Lista',
  'Loading events': 'Cargando eventos',
  'No Events Found': 'No se encontraron eventos',
  'No event matches the search and the type chosen.': 'Ningún evento coincide con la búsqueda y el tipo elegido.',
  'Past events': 'Eventos pasados',
  'Search events': 'Buscar eventos',
  'Subscribe to these events:': 'Suscríbase a estos eventos:',
  'There is no event in this calendar yet.': 'Aún no hay ningún evento en este calendario.',
  'Times are local to the event.': 'Las horas corresponden al lugar del evento.',
  'Upcoming events': 'Próximos eventos',
  View: 'Vista',
  'View Original Calendar': 'Ver el calendario original',
  'in your calendar program': 'en su programa de calendario',
  '{count} events': { one: '{count} evento', other: '{count} eventos' },
  '{found} of {count} events': { one: '{found} de {count} evento', other: '{found} de {count} eventos' },
  '{count} events were added as pending. Duplicates were skipped.': {
    one: 'Se ha añadido {count} evento como pendiente. Se han omitido los duplicados.',
    other: 'Se han añadido {count} eventos como pendientes. Se han omitido los duplicados.',
  },

  // The month
  'Last event: {month}': 'Último evento: {month}',
  Month: 'Mes',
  'Next event: {month}': 'Próximo evento: {month}',
  'Next month': 'Mes siguiente',
  'No events in {month}.': 'No hay eventos en {month}.',
  'Previous month': 'Mes anterior',
  'and {count} more': 'y {count} más',

  // An event
  'Add to calendar': 'Añadir al calendario',
  'Add {title} to a calendar': 'Añadir {title} a un calendario',
  'Calendar file (.ics)': 'Archivo de calendario (.ics)',
  'Check your connection, then try again.': 'Compruebe su conexión e inténtelo de nuevo.',
  Featured: 'Destacado',
  'Google Calendar': 'Google Calendar',
  Online: 'En línea',
  'Outlook for work or school': 'Outlook profesional o educativo',
  'Outlook.com': 'Outlook.com',
  'Pending review': 'Pendiente de revisión',
  Register: 'Inscribirse',
  'Register: {address}': 'Inscripción: {address}',
  Remove: 'Eliminar',
  'The calendar file could not be created': 'No se pudo crear el archivo de calendario',
  Website: 'Sitio web',
  'Website: {address}': 'Sitio web: {address}',
  '{time} {zone}': '{time}, {zone}',

  // Submitting one
  'A place, or Online.': 'Un lugar o «En línea».',
  'Begins with https://': 'Empieza por https://',
  'Choose a date from {first} to {last}.': 'Elija una fecha de este intervalo: {first} – {last}.',
  'Choose a date that exists.': 'Elija una fecha que exista.',
  'Choose a time from 00:00 to 23:59.': 'Elija una hora de 00:00 a 23:59.',
  'Choose a type.': 'Elija un tipo.',
  'Choose the date.': 'Elija la fecha.',
  'Choose the time.': 'Elija la hora.',
  Date: 'Fecha',
  Description: 'Descripción',
  'Enter an address that begins with https:// or http://.': 'Escriba una dirección que empiece por https:// o http://.',
  'Enter the location, or Online.': 'Escriba el lugar o «En línea».',
  'Enter the organizer.': 'Escriba el organizador.',
  'Enter the title.': 'Escriba el título.',
  'Event Submitted': 'Evento enviado',
  'Local time at the event.': 'Hora local del lugar del evento.',
  Location: 'Lugar',
  'Nothing is sent. Your event is kept in this browser and shown in the list as pending review.':
    'No se envía nada. Su evento se guarda en este navegador y aparece en la lista como pendiente de revisión.',
  'Nothing is sent. Your event is shown in the list as pending review until you leave this page.':
    'No se envía nada. Su evento aparece en la lista como pendiente de revisión hasta que salga de esta página.',
  Organizer: 'Organizador',
  'Say what the event is about.': 'Indique de qué trata el evento.',
  'Submit Event': 'Enviar evento',
  Time: 'Hora',
  Title: 'Título',
  Type: 'Tipo',
  'Your event has been submitted for review. Thank you!': 'Su evento se ha enviado para su revisión. ¡Gracias!',
  description: 'la descripción',
  location: 'el lugar',
  organizer: 'el organizador',
  title: 'el título',
  website: 'el sitio web',

  // What is wrong in a file
  '{path} ends at {end}, and must end after it begins at {start}.':
    '{path} termina en {end} y debe terminar después de su comienzo, {start}.',
  '{path} must be a time zone such as America/Denver, but is "{name}".':
    '{path} debe ser una zona horaria como America/Denver, pero es «{name}».',
  '{path} must be an address that begins with https:// or http://, but is "{address}".':
    '{path} debe ser una dirección que empiece por https:// o http://, pero es «{address}».',

  // The sample events
  'Service Desk Metrics Workshop': 'Taller de métricas de la mesa de servicio',
  'Chicago, Illinois': 'Chicago, Illinois',
  'Sample Service Desk Guild': 'Gremio de Mesas de Servicio (ejemplo)',
  'Bring a month of tickets. Leave with five measures that you can show to a client and the reports that produce them.':
    'Traiga los tickets de un mes. Se llevará cinco indicadores que puede mostrar a un cliente y los informes que los generan.',
  'The First Hour of an Incident': 'La primera hora de un incidente',
  'Sample Response Network': 'Red de Respuesta a Incidentes (ejemplo)',
  'Three providers retell the first hour of an attack on a client: whom they called, what they cut off and what they would do in another order.':
    'Tres proveedores relatan la primera hora de un ataque a un cliente: a quién llamaron, qué desconectaron y qué harían en otro orden.',
  'Managed Services Conference': 'Congreso de Servicios Gestionados',
  'Denver, Colorado': 'Denver, Colorado',
  'Sample Association of Managed Services': 'Asociación de Servicios Gestionados (ejemplo)',
  'Two days about pricing, hiring and security in the business of managed services, with a floor where vendors show what they sell.':
    'Dos días sobre precios, contratación de personal y seguridad en el negocio de los servicios gestionados, con una zona en la que los fabricantes muestran lo que venden.',
  'Channel Leaders Summit': 'Cumbre de Líderes de Canal',
  'Lisbon, Portugal': 'Lisboa, Portugal',
  'Sample Channel Council': 'Consejo del Canal (ejemplo)',
  'One day for people who run partner programs: how to choose partners, what to measure and when to part ways.':
    'Un día para quienes dirigen programas de socios: cómo elegirlos, qué medir y cuándo separarse.',
} satisfies Catalog;

/** The texts of the industry calendar. */
export type CalendarWords = typeof es;
