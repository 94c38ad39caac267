import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, Pencil } from 'lucide';
import { expect, within } from 'storybook/test';
import { IconButton } from '../../actions/IconButton';
import { Badge } from '../../cards/Badge';
import { Icon } from '../../media/Icon';
import { Heading } from '../Heading';
import { Stack } from '../Stack';
import { VisuallyHidden } from '../VisuallyHidden';
import { DataTable, tableFigures, tableSizes } from '.';
import { guide } from './DataTable.guide';

const meta = {
  title: 'Layout/DataTable',
  component: DataTable,
  parameters: { guide },
  args: {
    caption: 'What a month costs',
    children: (
      <>
        <thead>
          <tr>
            <th scope="col">Line</th>
            <th scope="col">Made of</th>
            <th scope="col">A month</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Base</th>
            <td>25 × $90</td>
            <td>$2,250</td>
          </tr>
          <tr>
            <th scope="row">Backup</th>
            <td>25 × $8</td>
            <td>$200</td>
          </tr>
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              Monthly total
            </th>
            <td>$2,450</td>
          </tr>
        </tfoot>
      </>
    ),
  },
  argTypes: {
    size: { control: 'inline-radio', options: tableSizes },
    figures: { control: 'inline-radio', options: tableFigures },
    align: { control: 'inline-radio', options: ['baseline', 'top'] },
    children: { control: false },
  },
} satisfies Meta<typeof DataTable>;

export default meta;
type Story = StoryObj<typeof meta>;

const alignmentOf = (cell: Element) => getComputedStyle(cell).textAlign;

/** Amounts in the last column. */
export const Figures: Story = {
  args: { figures: 'last' },
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'What a month costs' }));
    await expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Line',
      'Made of',
      'A month',
    ]);
    await expect(table.getAllByRole('rowheader')).toHaveLength(3);
    await expect(table.getAllByRole('cell').map(alignmentOf)).toEqual(['start', 'end', 'start', 'end', 'end']);
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

/** Amounts in all columns but the first. */
export const AllFigures: Story = {
  args: { figures: 'all' },
  play: async ({ canvas }) => {
    const all = canvas.getAllByRole('cell').map(alignmentOf);
    await expect(all).toEqual(all.map(() => 'end'));
  },
};

/** Text only. */
export const Texts: Story = {
  play: async ({ canvas }) => {
    const all = canvas.getAllByRole('cell').map(alignmentOf);
    await expect(all).toEqual(all.map(() => 'start'));
  },
};

/** In a disclosure or below a chart. */
export const Small: Story = {
  args: { size: 'small', figures: 'last' },
  play: async ({ canvas }) => expect(getComputedStyle(canvas.getByRole('table')).fontSize).toBe('14px'),
};

/** A heading above already says what the table shows. */
export const HiddenCaption: Story = {
  args: { captionHidden: true, figures: 'last' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'What a month costs' })).toBeVisible();
    await expect(canvas.getByText('What a month costs').getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};

const partners = ['Northwind Systems', 'Contoso Cloud', 'Fabrikam Networks', 'Tailspin Hosting'];

/** Wider than a phone: it scrolls inside, and is focusable. A heading names table and scroll area. */
export const Wide: Story = {
  args: {
    caption: undefined,
    labelledBy: 'side-by-side',
    scrolls: true,
    figures: 'all',
    children: (
      <>
        <thead>
          <tr>
            <th scope="col">Points</th>
            {partners.map((partner) => (
              <th key={partner} scope="col">
                <span style={{ whiteSpace: 'nowrap' }}>{partner}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {['Technical fit', 'Support', 'Margin'].map((points, row) => (
            <tr key={points}>
              <th scope="row">{points}</th>
              {partners.map((partner, column) => (
                <td key={partner}>{20 + 3 * row - column}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </>
    ),
  },
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <Stack space="m">
      <Heading level={2} size="xl" id="side-by-side">
        Side by side
      </Heading>
      <DataTable {...args} />
    </Stack>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const box = canvas.getByRole('region', { name: 'Side by side' });
    await expect(within(box).getByRole('table', { name: 'Side by side' })).toBeVisible();
    await expect(box.scrollWidth).toBeGreaterThan(box.clientWidth);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    await userEvent.tab();
    await expect(box).toHaveFocus();
  },
};

/** Rows with controls: cells are top-aligned, and the column of buttons has a header for screen readers. */
export const WithButtons: Story = {
  args: {
    caption: 'Recipes',
    captionHidden: true,
    align: 'top',
    figures: 'last',
    children: (
      <>
        <thead>
          <tr>
            <th scope="col">Recipe</th>
            <th scope="col">Visitors</th>
            <th scope="col">
              <VisuallyHidden>Actions</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {['Winter squash soup', 'Brambles and cream, as it is made where they grow on every hedge'].map((recipe) => (
            <tr key={recipe}>
              <th scope="row">{recipe}</th>
              <td>
                <Badge>On the site</Badge>
              </td>
              <td>
                <IconButton label={`Edit ${recipe}`} icon={<Icon icon={Pencil} />} size="small" />{' '}
                <IconButton label={`Duplicate ${recipe}`} icon={<Icon icon={Copy} />} size="small" />
              </td>
            </tr>
          ))}
        </tbody>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Actions' })).toBeVisible();
    await expect(getComputedStyle(canvas.getAllByRole('cell')[0]!).verticalAlign).toBe('top');
  },
};

/** Without headers, nothing says what a cell is about. */
export const WithoutHeaders: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    captionHidden: true,
    children: (
      <tbody>
        <tr>
          <td>Base</td>
          <td>25 × $90</td>
          <td>$2,250</td>
        </tr>
        <tr>
          <td>Backup</td>
          <td>25 × $8</td>
          <td>$200</td>
        </tr>
      </tbody>
    ),
  },
};

export const RightToLeft: Story = { args: { figures: 'last' }, globals: { direction: 'rtl' } };
export const ForcedColours: Story = { args: { figures: 'last' }, globals: { colours: 'forced' } };
