import { Button, Card, Heading, Link, Section, Stack, Text } from '@advisor/ui';
import { CardGrid } from '@advisor/ui/sections';
import { AdminHeading } from '../AdminHeading';
import { VisitCounts, type VisitCountsProps } from '../VisitCounts';
import { AttentionList, type Attention } from './AttentionList';
import { dashboard } from './dashboard';

export interface AdminDashboardProps {
  /** The e-mail address of the signed-in user. */
  email: string;
  /** Called when Sign Out is pressed. */
  onSignOut: () => void;
  /** Loads what needs the owner's attention; hidden without it. Rejects when that cannot be loaded. */
  loadAttention?: () => Promise<Attention>;
  /** Loads the visit counts; hidden without it. Rejects when they cannot be loaded. */
  loadVisits?: VisitCountsProps['load'];
}

// ADMIN-1, ADMIN-24, COUNT-10
/** The admin start page: account, tasks, links to all admin pages, and visits. */
export function AdminDashboard({ email, onSignOut, loadAttention, loadVisits }: AdminDashboardProps) {
  return (
    <>
      <AdminHeading headline="Dashboard" tagline={`Signed in as ${email}`}>
        <Button variant="secondary" onClick={onSignOut}>
          Sign Out
        </Button>
      </AdminHeading>
      {loadAttention ? (
        <Section wide>
          <Stack space="s">
            <Heading level={2} size="l">
              Needs attention
            </Heading>
            <AttentionList load={loadAttention} />
          </Stack>
        </Section>
      ) : null}
      <CardGrid columns={2}>
        {dashboard.map(({ title, description, links }) => (
          <Card key={title} heading={title} level={2}>
            <Text size="s" color="soft">
              {description}
            </Text>
            <Stack as="ul" space="xs">
              {links.map(({ label, href }) => (
                <li key={href}>
                  <Link href={href}>{label}</Link>
                </li>
              ))}
            </Stack>
          </Card>
        ))}
      </CardGrid>
      {loadVisits ? <VisitCounts load={loadVisits} /> : null}
    </>
  );
}
