export { WhyWorkWithMe } from './WhyWorkWithMe';
