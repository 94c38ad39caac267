import { createLanguage } from '@advisor/ui/language';
import { sampleEvents } from './events';
import { eventsInLanguage } from './inLanguage';
import { es } from './messages/es';

/** The sample events in every language. */
export const events = [...sampleEvents, ...eventsInLanguage(sampleEvents, createLanguage('es', es).tell)];
