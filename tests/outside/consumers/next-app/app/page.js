import { ventures } from '@advisor/content/lists';
import { FarmLlamas } from '@advisor/content/sections';
import { RiskMatrix } from '@advisor/tools/risk-matrix';
import { Button, Container, Stack, Tabs, Text } from '@advisor/ui';
import { Hero } from '@advisor/ui/sections';
import { Prices } from './Prices.js';

/** A server component, in which lists and components of all three packages are. */
export default function Page() {
  return (
    <main>
      <Hero headline="Prices" tagline="Of an app of Next.">
        <Button>Start</Button>
      </Hero>
      <Container>
        <Stack space="l">
          <Tabs.Root defaultValue="ventures">
            <Tabs.List label="About">
              <Tabs.Tab value="ventures">Ventures</Tabs.Tab>
              <Tabs.Tab value="farm">Farm</Tabs.Tab>
            </Tabs.List>
            <Tabs.Panel value="ventures">
              <Text>{ventures[0].name}</Text>
            </Tabs.Panel>
            <Tabs.Panel value="farm">
              <FarmLlamas
                heading="And the llamas"
                text="They guard the lambs next door."
                illustration="llama"
                illustrationAlt="Line drawing of two llamas behind a fence"
              />
            </Tabs.Panel>
          </Tabs.Root>
          <Prices />
          <RiskMatrix storageKey={null} />
        </Stack>
      </Container>
    </main>
  );
}
