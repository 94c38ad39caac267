export { ServiceAreas, type ServiceAreasProps } from './ServiceAreas';
