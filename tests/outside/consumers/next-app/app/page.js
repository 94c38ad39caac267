import { ventures } from '@advisor/content/lists';
import { FarmLlamas } from '@advisor/content/sections';
import { PricingCalculator } from '@advisor/tools/pricing-calculator';
import { calculatePricing, standardRates } from '@advisor/tools/pricing-calculator/engine';
import { RiskMatrix } from '@advisor/tools/risk-matrix';
import { Button, Container, Stack, Tabs, Text } from '@advisor/ui';
import { Hero } from '@advisor/ui/sections';

/** A server component: rules and lists run here, what needs the client is left to it by the packages themselves. */
export default async function Page() {
  const { monthlyTotal } = calculatePricing({ includeVcio: true }, { ...standardRates, vcio: 900 });
  return (
    <main>
      <Hero headline="Prices" tagline={`A vCIO alone: ${monthlyTotal}`}>
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
              <FarmLlamas />
            </Tabs.Panel>
          </Tabs.Root>
          <PricingCalculator storageKey={null} />
          <RiskMatrix storageKey={null} />
        </Stack>
      </Container>
    </main>
  );
}
