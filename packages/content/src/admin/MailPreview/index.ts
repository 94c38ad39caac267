export * from './MailPreview';
