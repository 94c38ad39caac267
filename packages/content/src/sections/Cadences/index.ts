export { Cadences, type Cadence, type CadencesProps } from './Cadences';
