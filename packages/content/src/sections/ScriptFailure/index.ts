export * from './ScriptFailure';
