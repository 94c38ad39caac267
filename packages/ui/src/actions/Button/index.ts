export { Button, buttonSizes, buttonVariants, type ButtonLook, type ButtonProps } from './Button';
