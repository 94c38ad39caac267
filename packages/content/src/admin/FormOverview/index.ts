export { FormOverview, type FormOverviewProps } from './FormOverview';
