export { AppearanceRegister, type AppearanceRegisterProps } from './AppearanceRegister';
