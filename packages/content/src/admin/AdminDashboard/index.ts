export { AdminDashboard, type AdminDashboardProps } from './AdminDashboard';
export { type Attention } from './AttentionList';
