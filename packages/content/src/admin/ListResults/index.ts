export { ListResults, LoadFailure, type ListResultsProps, type LoadFailureProps } from './ListResults';
