export { SettingsManager, type SettingsManagerProps } from './SettingsManager';
