import {
  ChefHat,
  FileText,
  Images,
  KeyRound,
  LayoutDashboard,
  ListChecks,
  Mail,
  MailCheck,
  Settings2,
  Users,
} from 'lucide';
import type { AdminLink } from './AdminFrame';

/** The pages of the admin area, in the order of the navigation. */
export const adminLinks: readonly AdminLink[] = [
  { label: 'Dashboard', href: '/admin', icon: LayoutDashboard },
  { label: 'Messages', href: '/admin/messages', icon: Mail },
  { label: 'Content', href: '/admin/content', icon: FileText },
  { label: 'Files', href: '/admin/files', icon: Images },
  { label: 'Site settings', href: '/admin/site-settings', icon: Settings2 },
  { label: 'Recipes', href: '/admin/recipes', icon: ChefHat },
  { label: 'Forms', href: '/admin/form-settings', icon: ListChecks },
  { label: 'Email settings', href: '/admin/email-settings', icon: MailCheck },
  { label: 'Users', href: '/admin/users', icon: Users },
  { label: 'Account', href: '/admin/account', icon: KeyRound },
];
