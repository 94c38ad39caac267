export { SamplePage, type SamplePageProps } from './SamplePage';
