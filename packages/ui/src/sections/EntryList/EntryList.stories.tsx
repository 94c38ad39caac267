import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '../../actions/ButtonLink';
import { Badge } from '../../cards/Badge';
import { Entry } from '../../cards/Entry';
import { Text } from '../../layout/Text';
import { EntryList } from '.';
import { guide } from './EntryList.guide';

const meta = {
  title: 'Sections/EntryList',
  component: EntryList,
  args: {
    label: 'Speaking',
    heading: 'Recent talks',
    intro: 'From 50 directors at a table to 1,700 in a hall.',
    children: [
      <Entry
        key="1"
        heading="Who answers for your provider?"
        meta={
          <>
            September 22, 2026 <Badge>Keynote</Badge>
          </>
        }
        end={
          <ButtonLink href="https://example.org/keynote" variant="secondary" size="small">
            View event
          </ButtonLink>
        }
      >
        <Text size="s">Supply-chain risk for companies that rent their IT department.</Text>
      </Entry>,
      <Entry key="2" heading="From break-fix to contract in one year" meta="October 16, 2025">
        <Text size="s">Moving existing clients to managed agreements.</Text>
      </Entry>,
      // One that is not shown leaves no line.
      null,
    ],
  },
  parameters: { guide, layout: 'fullscreen' },
} satisfies Meta<typeof EntryList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Recent talks' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(2);
  },
};

export const DatesInSomeRows: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: {
    children: [
      <Entry key="1" heading="Who answers for your provider?" meta="September 22, 2026">
        <Text size="s">Supply-chain risk for companies that rent their IT department.</Text>
      </Entry>,
      <Entry key="2" heading="Reading a security report as a director">
        <Text size="s">Six questions that show whether a program works.</Text>
      </Entry>,
      <Entry key="3" heading="From break-fix to contract in one year" meta="October 16, 2025">
        <Text size="s">Moving existing clients to managed agreements.</Text>
      </Entry>,
    ],
  },
};
