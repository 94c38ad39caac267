export * from './PreviewPane';
