export * from './TextAreaInput';
