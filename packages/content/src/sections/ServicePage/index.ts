export { ServicePage, type ServicePageProps } from './ServicePage';
