export { Meter, meterSizes, type MeterBand, type MeterProps } from './Meter';
