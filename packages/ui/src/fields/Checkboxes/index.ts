export * from './Checkboxes';
