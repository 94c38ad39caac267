export { Briefs } from './Briefs';
