export * from './AppointmentChange';
