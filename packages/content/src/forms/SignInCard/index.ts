export { SignInCard, type Credentials, type SignInCardProps } from './SignInCard';
