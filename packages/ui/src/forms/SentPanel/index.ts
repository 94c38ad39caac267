export { SentPanel, type SentPanelProps } from './SentPanel';
