export * from './CheckboxInput';
