export * from './ReturnedMails';
