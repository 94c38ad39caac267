export { ServiceAreas } from './ServiceAreas';
