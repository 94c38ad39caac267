export * as Tabs from './parts';
