export { Button, buttonSizes, buttonTones, buttonVariants, type ButtonLook, type ButtonProps } from './Button';
