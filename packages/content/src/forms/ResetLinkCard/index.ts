export * from './ResetLinkCard';
