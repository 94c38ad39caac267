import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '../../actions/ButtonLink';
import { Entry } from '../../cards/Entry';
import { Text } from '../../layout/Text';
import { EntryGroups } from '.';
import { guide } from './EntryGroups.guide';

const entry = (heading: string, text: string) => (
  <Entry
    key={heading}
    heading={heading}
    level={4}
    end={
      <ButtonLink href="/files" variant="secondary" size="small">
        Download
      </ButtonLink>
    }
  >
    <Text size="s" color="textSoft">
      {text}
    </Text>
  </Entry>
);

const meta = {
  title: 'Sections/EntryGroups',
  component: EntryGroups,
  args: {
    label: 'Library',
    heading: 'Documents',
    groups: [
      {
        name: 'Security',
        description: 'For anyone who has to show that the basics are in place.',
        entries: [
          entry('Starter checklist', 'The first 56 safeguards, each with the evidence an assessor will ask for.'),
          entry('Incident call sheet', 'One page to print and keep away from the network.'),
        ],
      },
      {
        name: 'Business',
        entries: [entry('Cost per user worksheet', 'Turns wages, licenses and overhead into one figure.'), null],
      },
    ],
  },
  parameters: { guide, layout: 'fullscreen' },
} satisfies Meta<typeof EntryGroups>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('list').map(({ children }) => children.length)).toEqual([2, 1]);
    await expect(canvas.getAllByRole('heading', { level: 3 }).map((name) => name.textContent)).toEqual([
      'Security',
      'Business',
    ]);
    await expect(canvas.getAllByRole('heading', { level: 4 })).toHaveLength(3);
  },
};

export const GroupsByFormat: StoryObj<typeof meta> = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: {
    groups: [
      {
        name: 'PDF',
        entries: [
          entry('Incident call sheet', 'One page to print and keep away from the network.'),
          entry('Price increase letter', 'Announces the new price, and gives the reason in two sentences.'),
        ],
      },
      {
        name: 'Excel',
        entries: [
          entry('Incident log', 'Who noticed what and when, line by line.'),
          entry('Cost per user worksheet', 'Turns wages, licenses and overhead into one figure.'),
        ],
      },
    ],
  },
};
