export * from './TimesManager';
