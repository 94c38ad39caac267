import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { inStates } from '../../../../../tests/browser/inStates';
import { Text } from '../../layout/Text';
import { TabsList } from './TabsList';
import { TabsPanel } from './TabsPanel';
import { TabsRoot } from './TabsRoot';
import { TabsTab } from './TabsTab';
import { Tabs } from '.';
import { guide } from './Tabs.guide';

const types = [
  { value: 'publication', label: 'Publications', count: 4, text: 'Four articles on partner programs.' },
  { value: 'podcast', label: 'Podcasts', count: 3, text: 'Three conversations about managed services.' },
  { value: 'speaking', label: 'Speaking', count: 5, text: 'Five talks at conferences.' },
  { value: 'media', label: 'Media', count: 0, text: 'Nothing here yet.' },
];

const partsOf = (shown: typeof types) => (
  <>
    <Tabs.List label="Content types">
      {shown.map(({ value, label, count }) => (
        <Tabs.Tab key={value} value={value} count={count}>
          {label}
        </Tabs.Tab>
      ))}
    </Tabs.List>
    {shown.map(({ value, text }) => (
      <Tabs.Panel key={value} value={value}>
        <Text>{text}</Text>
      </Tabs.Panel>
    ))}
  </>
);

const meta = {
  title: 'Navigation/Tabs',
  // Named imports: docgen cannot resolve `Tabs.Root`.
  component: TabsRoot,
  parameters: { guide },
  subcomponents: { TabsList, TabsTab, TabsPanel },
  args: { defaultValue: 'publication', onValueChange: fn(), children: partsOf(types) },
  render: (args) => <Tabs.Root {...args} />,
} satisfies Meta<typeof TabsRoot>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithCounts: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('tablist', { name: 'Content types' })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Publications 4', selected: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Podcasts 3' }));
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith('podcast');
    await expect(canvas.getByRole('tabpanel', { name: 'Podcasts 3' })).toHaveTextContent('Three conversations');
    await waitFor(() => expect(canvas.queryByText('Four articles on partner programs.')).toBeNull());
  },
};

export const States: Story = {
  tags: ['!manifest'],
  args: { defaultValue: 'speaking', children: partsOf(types.slice(2)) },
  render: inStates(TabsRoot, {}, '[role=tab]:not([aria-selected=true])'),
};

/** One tab stop. Arrow keys move focus and show the panel, wrapping at both ends. */
export const ByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  args: { onValueChange: undefined },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Publications 4' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Media 0', selected: true })).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect(canvas.getByRole('tabpanel', { name: 'Podcasts 3' })).toBeVisible();
  },
};

/** In right-to-left text, of a part of the page too, the left arrow moves to the next tab. */
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <Tabs.Root {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('tab');
    await expect(second!.getBoundingClientRect().right).toBeLessThanOrEqual(first!.getBoundingClientRect().left);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(second).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: 'Podcasts 3' })).toBeVisible();
  },
};

/** Tabs that are wider than their column are scrolled to the selected one, wherever the column is. */
export const InAColumn: Story = {
  render: (args) => (
    <div style={{ marginInlineStart: 'auto', inlineSize: '12rem' }}>
      <Tabs.Root {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const { left } = canvas.getByRole('tablist').getBoundingClientRect();
    const tab = canvas.getByRole('tab', { name: 'Publications 4', selected: true });
    await expect(tab.getBoundingClientRect().left).toBeGreaterThanOrEqual(left - 1);
  },
};

function Kept() {
  const [value, setValue] = useState('speaking');
  return (
    <>
      <Text>Shown: {value}</Text>
      <Tabs.Root value={value} onValueChange={setValue}>
        {partsOf(types)}
      </Tabs.Root>
    </>
  );
}

/** Controlled: the page holds the current tab, for example in the address. */
export const Controlled: Story = {
  render: () => <Kept />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('tab', { name: 'Speaking 5', selected: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Media 0' }));
    await expect(canvas.getByText('Shown: media')).toBeVisible();
  },
};

export const StepsAsTabs: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: {
    defaultValue: 'details',
    children: (
      <>
        <Tabs.List label="Booking">
          <Tabs.Tab value="details">1. Your details</Tabs.Tab>
          <Tabs.Tab value="date">2. Choose a date</Tabs.Tab>
          <Tabs.Tab value="confirm">3. Confirm</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="details">
          <Text>Name and company</Text>
        </Tabs.Panel>
      </>
    ),
  },
};
