export * from './actions/Button';
export * from './feedback/Spinner';
export * from './layout/Stack';
