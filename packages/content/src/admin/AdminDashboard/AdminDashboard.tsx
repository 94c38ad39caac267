import { Button, Card, Heading, Link, Section, Stack, Text } from '@advisor/ui';
import { CardGrid } from '@advisor/ui/sections';
import { AdminHeading } from '../AdminHeading';
import { AttentionList, type Attention } from './AttentionList';
import { dashboard } from './dashboard';

export interface AdminDashboardProps {
  /** The email address of the signed-in user. */
  email: string;
  /** Called when Sign Out is pressed. */
  onSignOut: () => void;
  /** Asks what waits for the owner. Rejects when it cannot be asked. Without it, nothing is said about it. */
  loadAttention?: () => Promise<Attention>;
}

// ADMIN-1, ADMIN-24
/** The start page of the admin area: who is signed in, what waits for them, and what can be managed. */
export function AdminDashboard({ email, onSignOut, loadAttention }: AdminDashboardProps) {
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
            <Text size="s" color="textSoft">
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
    </>
  );
}
