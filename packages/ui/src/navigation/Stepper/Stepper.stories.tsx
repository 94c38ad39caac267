import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { Stack } from '../../layout/Stack';
import { Text } from '../../layout/Text';
import { Stepper, type StepperProps } from '.';
import { guide } from './Stepper.guide';

const meta = {
  title: 'Navigation/Stepper',
  component: Stepper,
  parameters: { guide, docs: { states: 'OnPages' } },
  globals: { viewport: { value: 'desktop' } },
  args: {
    label: 'Steps of the application',
    steps: [{ label: 'Your details' }, { label: 'Experience' }, { label: 'Goals' }, { label: 'Check and send' }],
    current: 2,
  },
  argTypes: { steps: { control: false } },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

const topsOf = (items: HTMLElement[]) => new Set(items.map((item) => Math.round(item.getBoundingClientRect().top)));
const widthOfLine = (item: HTMLElement) => getComputedStyle(item, '::before').borderBlockStartWidth;

/** Without links, it shows progress alone. */
export const SecondStep: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Steps of the application' });
    await expect(list.tagName).toBe('OL');
    const items = within(list).getAllByRole('listitem');
    await expect(items.map(({ textContent }) => textContent)).toEqual([
      'Your details (done)',
      '2Experience',
      '3Goals',
      '4Check and send',
    ]);
    await expect(items.map((item) => item.querySelector('[aria-current="step"]') !== null)).toEqual([
      false,
      true,
      false,
      false,
    ]);
    // Side by side; the line of the current step is the widest.
    await expect(topsOf(items).size).toBe(1);
    await expect(items.map(widthOfLine)).toEqual(['2px', '4px', '1px', '1px']);
    await expect(within(list).queryByRole('link')).toBeNull();
    await expect(within(list).queryByRole('button')).toBeNull();
  },
};

export const FirstStep: Story = {
  args: { current: 1 },
  play: async ({ canvas }) => expect(canvas.queryByText('(done)')).toBeNull(),
};

/** One more than there are: every step is done. */
export const AllDone: Story = {
  args: { current: 5 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText('(done)')).toHaveLength(4);
    await expect(canvasElement.querySelector('[aria-current]')).toBeNull();
  },
};

/** Each step has a page: those that are done are links. */
export const OnPages: Story = {
  args: {
    steps: [
      { label: 'Your details', href: '#details' },
      { label: 'Experience', href: '#experience' },
      { label: 'Goals', href: '#goals' },
      { label: 'Check and send' },
    ],
    current: 3,
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Your details (done)' });
    await expect(link).toHaveAttribute('href', '#details');
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(link).not.toHaveAttribute('aria-current');
    await expect(canvas.getByRole('link', { name: 'Goals' })).toHaveAttribute('aria-current', 'step');
    await expect(canvas.queryByRole('link', { name: 'Check and send' })).toBeNull();
  },
};

const names = ['Your details', 'Experience', 'Goals', 'Check and send'];

/** Steps on one page; those that are done are buttons. */
function OnePage({ steps, current: first, ...props }: StepperProps) {
  const [current, open] = useState(first);
  return (
    <Stack space="m">
      <Stepper
        {...props}
        current={current}
        steps={steps.map((step, index) => ({
          ...step,
          onOpen: index + 1 < current ? () => (step.onOpen?.(), open(index + 1)) : undefined,
        }))}
      />
      <Text>The fields of “{steps[current - 1]?.label}”.</Text>
    </Stack>
  );
}

export const OnOnePage: Story = {
  args: { steps: names.map((label) => ({ label, onOpen: fn() })), current: 3 },
  render: (args) => <OnePage {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Your details (done)',
      'Experience (done)',
    ]);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.steps[1]!.onOpen).toHaveBeenCalledOnce();
    await expect(canvas.getByText('The fields of “Experience”.')).toBeVisible();
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};

/** What is wrong is said in words; the sign and the line are in the color of errors. */
export const WithError: Story = {
  args: {
    steps: [
      { label: 'Your details', href: '#details', error: 'The e-mail address is missing' },
      { label: 'Experience', href: '#experience' },
      { label: 'Goals' },
      { label: 'Check and send' },
    ],
    current: 3,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Your details (done) The e-mail address is missing' })).toBeVisible();
    await expect(canvas.getByText('The e-mail address is missing')).toBeVisible();
  },
};

/** One below the other where there is little room. */
export const Narrow: Story = {
  ...WithError,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(topsOf(items).size).toBe(4);
    await expect(items.map((item) => getComputedStyle(item, '::before').borderInlineStartWidth)).toEqual([
      '2px',
      '2px',
      '4px',
      '1px',
    ]);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Long labels wrap, and long words break. */
export const Long: Story = {
  args: {
    steps: [
      { label: 'Rechtsschutzversicherungsgesellschaftsanfragen', href: '#one' },
      { label: 'What you want to be able to do a year from now, in your own words', error: 'Too long by 120 words' },
      { label: 'Check, and send it to everybody who has to agree' },
      { label: 'Sign' },
      { label: 'Wait' },
      { label: 'Begin' },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(topsOf(items).size).toBe(1);
    for (const item of items) await expect(item.scrollWidth).toBeLessThanOrEqual(item.clientWidth);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const LongOnAPhone: Story = {
  ...Long,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};

/** In right-to-left text the first step is at the right. */
export const RightToLeft: Story = {
  ...WithError,
  globals: { direction: 'rtl', viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect());
    await expect(first!.left).toBeGreaterThan(second!.right - 1);
  },
};

export const RightToLeftOnAPhone: Story = {
  ...WithError,
  globals: { direction: 'rtl', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('listitem');
    await expect(getComputedStyle(first!, '::before').borderRightWidth).toBe('2px');
  },
};

export const ForcedColours: Story = {
  ...WithError,
  globals: { colours: 'forced', viewport: { value: 'desktop' } },
  play: undefined,
};

export const TenSteps: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    steps: Array.from({ length: 10 }, (_, index) => ({ label: `Question about security ${index + 1}` })),
    current: 4,
  },
};
