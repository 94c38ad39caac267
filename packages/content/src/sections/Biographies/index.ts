export { Biographies, type BiographiesProps } from './Biographies';
