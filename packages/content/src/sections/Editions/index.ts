export * from './Editions';
