export * from './ContactForm';
export * from './SignInCard';
export type { ContactPayload } from './payload';
