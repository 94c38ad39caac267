export * from './SelectInput';
