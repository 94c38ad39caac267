export * from './RadioGroupInput';
