export * from './CheckboxGroupInput';
