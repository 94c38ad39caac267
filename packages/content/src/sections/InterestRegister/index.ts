export { InterestRegister, type InterestRegisterProps } from './InterestRegister';
