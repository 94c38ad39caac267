import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '../../actions/ButtonLink';
import { Text } from '../../layout/Text';
import { EntryList } from '../../sections/EntryList';
import { Badge } from '../Badge';
import { Entry } from '.';
import { guide } from './Entry.guide';

const meta = {
  title: 'Cards/Entry',
  component: Entry,
  parameters: { guide },
  args: {
    heading: 'Reading a security report as a director',
    meta: 'March 5, 2026',
    children: <Text size="s">Six questions that show whether a program works.</Text>,
    end: (
      <ButtonLink href="https://example.org/roundtable" variant="secondary" size="small">
        View event
      </ButtonLink>
    ),
  },
} satisfies Meta<typeof Entry>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Facts, text and action: three columns on a wide screen, read heading first. */
export const Full: Story = {
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 3, name: 'Reading a security report as a director' });
    const date = canvas.getByText('March 5, 2026');
    await expect(heading.compareDocumentPosition(date)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const link = canvas.getByRole('link', { name: /View event/ });
    await expect(link.getBoundingClientRect().top).toBeLessThan(heading.getBoundingClientRect().bottom);
  },
};
export const WithoutEnd: Story = {
  args: { end: undefined },
  play: async ({ canvas }) => expect(canvas.queryByRole('link')).toBeNull(),
};

/** Without facts the text starts at the edge, for a row inside a column. */
export const WithoutFacts: Story = { args: { meta: undefined, level: 4 } };
export const Muted: Story = {
  args: { heading: 'Oxbow Networks', meta: <Badge>Previous chair</Badge>, end: undefined, muted: true },
};

export const FactsMissing: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <EntryList heading="Recent talks">
      <Entry {...args} />
      <Entry {...args} heading="From break-fix to contract in one year" meta={undefined}>
        <Text size="s">Moving existing clients to managed agreements.</Text>
      </Entry>
      <Entry {...args} heading="Who answers for your provider?" meta="October 16, 2025">
        <Text size="s">Supply-chain risk for companies that rent their IT department.</Text>
      </Entry>
    </EntryList>
  ),
};
