export { ServicePage, serviceIdeas, type ServicePageProps } from './ServicePage';
