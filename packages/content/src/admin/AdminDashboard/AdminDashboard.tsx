import { Button, Card, Link, Stack, Text } from '@advisor/ui';
import { CardGrid, Hero } from '@advisor/ui/sections';
import { dashboard } from './dashboard';

export interface AdminDashboardProps {
  /** The e-mail address of the signed-in user. */
  email: string;
  /** Called when Sign Out is pressed. */
  onSignOut: () => void;
}

// ADMIN-1
/** The start page of the admin area: who is signed in, and what can be managed. */
export function AdminDashboard({ email, onSignOut }: AdminDashboardProps) {
  return (
    <>
      <Hero label="Admin" headline="Dashboard" tagline={`Signed in as ${email}`}>
        <Stack direction="row">
          <Button variant="secondary" onClick={onSignOut}>
            Sign Out
          </Button>
        </Stack>
      </Hero>
      <CardGrid columns={2}>
        {dashboard.map(({ title, description, links }) => (
          <Card key={title} heading={title} level={2}>
            <Text size="s" tone="soft">
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
