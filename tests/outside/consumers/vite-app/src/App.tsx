import { ContactForm } from '@advisor/content/forms';
import { ventures } from '@advisor/content/lists';
import { FarmLlamas } from '@advisor/content/sections';
import { IndustryGlossary } from '@advisor/tools/industry-glossary';
import {
  AccountMenu,
  Button,
  Card,
  Container,
  Dialog,
  MenuLink,
  NavBar,
  Section,
  Stack,
  Text,
  ThemeSwitch,
} from '@advisor/ui';
import { TextInput } from '@advisor/ui/fields';
import { CardGrid, Hero } from '@advisor/ui/sections';
import { StrictMode, useRef, useState, version } from 'react';
import { Prices } from './Prices';

const ownTerms = [
  {
    id: 'own-term',
    term: 'Own Term',
    definition: 'A term of this app.',
    category: 'Channel',
    examples: [],
    relatedTerms: [],
  },
] as const;

export function App() {
  const [sent, setSent] = useState<string>();
  return (
    <StrictMode>
      <NavBar
        brand={{ label: 'Orchid', href: '/' }}
        links={[{ label: 'Prices', href: '/prices' }]}
        actions={
          <>
            <AccountMenu account="visitor@example.com">
              <MenuLink href="/prices">Prices</MenuLink>
            </AccountMenu>
            <ThemeSwitch />
          </>
        }
      />
      <main>
        <Hero label={`React ${version}`} headline="Our prices" tagline="An app of another brand.">
          <Rename />
        </Hero>
        <Container>
          <Stack as="section" space="l">
            <Prices />
            <IndustryGlossary loadDelay={0} storageKey={null} terms={ownTerms} />
          </Stack>
        </Container>
        <CardGrid heading="Ventures" columns={3}>
          {ventures.slice(0, 3).map(({ name, description }) => (
            <Card key={name} heading={name}>
              {description}
            </Card>
          ))}
        </CardGrid>
        <FarmLlamas
          heading="And the llamas"
          text="They guard the lambs next door."
          illustration="llama"
          illustrationAlt="Line drawing of two llamas behind a fence"
        />
        <ContactForm onSubmit={async ({ name }) => setSent(name)} />
        <Section heading="What arrived">
          <Text>Sent by {sent ?? 'nobody'}</Text>
        </Section>
      </main>
    </StrictMode>
  );
}

/** A dialog with a field, and a button with a ref. */
function Rename() {
  const [name, setName] = useState('Orchid');
  const [open, setOpen] = useState(false);
  const second = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Stack direction="row" space="s">
        <Button onClick={() => second.current?.focus()}>Go to the next button</Button>
        <Button ref={second} variant="secondary" onClick={() => setOpen(true)}>
          Rename {name}
        </Button>
      </Stack>
      <Dialog open={open} onClose={() => setOpen(false)} title="Rename">
        <TextInput name="name" label="Name" value={name} onChange={setName} />
      </Dialog>
    </>
  );
}
