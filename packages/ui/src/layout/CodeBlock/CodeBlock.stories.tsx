import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CodeBlock, codeHeights } from '.';
import { guide } from './CodeBlock.guide';

const snippet = `<script type="module" src="https://example.com/advisor.js"></script>

<msp-pricing-calculator locale="es" theme="dark" heading-level="3" storage-key="pricing" use-address></msp-pricing-calculator>

<script>
  const tool = document.querySelector('msp-pricing-calculator');
  tool.addEventListener('result', (event) => console.log(event.detail));
</script>
`;

const report = Array.from(
  { length: 40 },
  (_line, index) => `${String(index + 1).padStart(2)}  Which of your systems could you restore from a backup today?`,
).join('\n');

const meta = {
  title: 'Text/CodeBlock',
  component: CodeBlock,
  parameters: { guide },
  args: { label: 'Snippet', children: snippet },
  argTypes: {
    children: { control: 'text' },
    height: { control: 'inline-radio', options: codeHeights },
  },
} satisfies Meta<typeof CodeBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Long lines scroll inside the block, also by keyboard. */
export const Snippet: Story = {
  play: async ({ canvas, userEvent }) => {
    const block = canvas.getByRole('region', { name: 'Snippet' });
    await expect(block.textContent).toBe(snippet);
    await userEvent.tab();
    await expect(block).toHaveFocus();
  },
};

/** On a phone the block scrolls, not the page. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const block = canvas.getByRole('region', { name: 'Snippet' });
    await expect(block.scrollWidth).toBeGreaterThan(block.clientWidth);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** A long text is limited in height, and scrolls. */
export const Report: Story = {
  args: { label: 'assessment.txt', children: report, wraps: true, height: 'limited' },
  play: async ({ canvas }) => {
    const block = canvas.getByRole('region', { name: 'assessment.txt' });
    await expect(block.scrollHeight).toBeGreaterThan(block.clientHeight);
    await expect(block.scrollWidth).toBe(block.clientWidth);
  },
};

/** Wrapped lines look like separate ones. */
export const CodeThatWraps: Story = {
  tags: ['!dev', '!autodocs'],
  args: { wraps: true },
  globals: { viewport: { value: 'phone' } },
};

/** Code is left-to-right on any page. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => expect(getComputedStyle(canvas.getByRole('region')).unicodeBidi).toBe('plaintext'),
};

export const ForcedColours: Story = { globals: { colours: 'forced' } };
