import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../cards/Card';
import { Section } from '../layout/Section';
import { Stack } from '../layout/Stack';
import { Text } from '../layout/Text';
import { CallToAction, CardGrid, FeatureList, Hero, ProcessSteps, StatStrip } from '.';
import * as CallToActionStories from './CallToAction/CallToAction.stories';
import * as CardGridStories from './CardGrid/CardGrid.stories';
import * as FeatureListStories from './FeatureList/FeatureList.stories';
import * as HeroStories from './Hero/Hero.stories';
import * as ProcessStepsStories from './ProcessSteps/ProcessSteps.stories';
import * as StatStripStories from './StatStrip/StatStrip.stories';

/** Whole pages built from sections, to review rhythm, columns and heading order. */
const meta = { title: 'Sections/Together', tags: ['!manifest'], parameters: { layout: 'fullscreen' } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const LandingPage: Story = {
  render: () => (
    <main>
      <Hero {...HeroStories.default.args} />
      <CardGrid {...CardGridStories.default.args} />
      <Section
        label="About"
        heading="Two decades of technology leadership"
        intro="From a one-room service desk to the boards of two industry associations."
      >
        <Stack>
          <Text measure>
            I built and sold a managed service business before most owners had heard the term. Since then I have sat on
            the other side of the table: as an advisor to vendors, as a board member, and as the person who is called
            when a plan has stopped working.
          </Text>
          <Text measure>Find what matters, say it plainly, and stay until it is done.</Text>
        </Stack>
      </Section>
      <StatStrip {...StatStripStories.default.args} background="sunken" />
      <FeatureList {...FeatureListStories.default.args} />
      <CallToAction {...CallToActionStories.default.args} />
    </main>
  ),
  play: async ({ canvas }) => {
    const levels = canvas.getAllByRole('heading').map(({ tagName }) => Number(tagName[1]));
    await expect(levels[0]).toBe(1);
    await expect(levels.filter((level) => level === 1)).toHaveLength(1);
    for (const [index, level] of levels.entries())
      await expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
  },
};

export const ServicePage: Story = {
  render: () => (
    <main>
      <Hero {...HeroStories.Compact.args} headline="Cybersecurity strategy" />
      <FeatureList {...FeatureListStories.WithIcons.args} items={FeatureListStories.WithIcons.args!.items!} />
      <CardGrid
        {...CardGridStories.default.args}
        label="Sessions"
        heading="Three sessions"
        intro={undefined}
        columns={3}
      >
        <Card heading="Strategic planning" meta="90 minutes">
          Where you want to stand in three years, and what has to be true by then.
        </Card>
        <Card heading="Risk assessment" meta="60 minutes">
          The five things that could stop the business, in the order in which to deal with them.
        </Card>
        <Card heading="Leadership advisory" meta="45 minutes">
          One decision that is yours to make, thought through aloud.
        </Card>
      </CardGrid>
      <ProcessSteps {...ProcessStepsStories.default.args} />
      <CallToAction {...CallToActionStories.default.args} />
    </main>
  ),
};
