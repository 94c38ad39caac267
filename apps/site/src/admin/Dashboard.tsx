import { AdminDashboard } from '@advisor/content/admin';
import { signOut } from '../backend/account/subscribeToAuth';
import { useSession } from '../backend/account/session';
import { loadAttention } from '../backend/tables/attention';

/** /admin */
export default function Dashboard() {
  const session = useSession();
  if (session.status !== 'signed-in') return null;
  return <AdminDashboard email={session.email} onSignOut={() => void signOut()} loadAttention={loadAttention} />;
}
