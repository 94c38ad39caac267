export { FormOverview, type FormOverviewProps } from './FormOverview';
export { fieldInWords } from './fieldInWords';
