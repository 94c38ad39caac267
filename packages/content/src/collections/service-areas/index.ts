import { collection } from '../collection';
import { serviceAreaEntries } from './entries';
import { serviceArea } from './schema';

export const serviceAreasCollection = collection({
  name: 'service-areas',
  label: 'Service areas',
  entryLabel: 'Service',
  titleField: 'title',
  schema: serviceArea,
  entries: serviceAreaEntries,
});
