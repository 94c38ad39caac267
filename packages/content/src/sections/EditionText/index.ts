export * from './EditionText';
