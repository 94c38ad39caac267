import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { preparedBy } from '../../../../../tests/browser/prepared';
import { Button } from '../../actions/Button';
import { Text } from '../../layout/Text';
import { ErrorBoundary } from '.';
import { guide } from './ErrorBoundary.guide';

/** Throws while rendering, like a component with unexpected data. */
function Broken(): never {
  throw new Error('URI malformed');
}

const meta = {
  title: 'Feedback/ErrorBoundary',
  component: ErrorBoundary,
  parameters: { guide, expectsConsoleErrors: true },
  args: { children: <Broken /> },
} satisfies Meta<typeof ErrorBoundary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This part of the page cannot be shown');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.queryByText('Details')).toBeNull();
  },
};

/** One entry of a list: its content can be read, and it can still be deleted. */
export const Entry: Story = {
  args: {
    title: 'This entry cannot be shown',
    message: 'Its id is m1. The other entries are not affected.',
    details: '{ "name": "Ada", "message": "<b>Hello</b>" }',
    action: (
      <Button variant="quiet" tone="danger" size="small" onClick={fn()}>
        Delete
      </Button>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Details'));
    await expect(canvas.getByText(/<b>Hello<\/b>/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Delete' })).toBeVisible();
  },
};

export const Drawn: Story = {
  parameters: { expectsConsoleErrors: false },
  args: { children: <Text>All is well.</Text> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('All is well.')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

let broken = true;

/** A temporary failure is gone at the next attempt. */
export const TriedAgain: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => (
    <ErrorBoundary {...args}>
      <BrokenForAMoment />
    </ErrorBoundary>
  ),
  beforeEach: () => {
    broken = true;
  },
  play: async ({ canvas, userEvent }) => {
    broken = false;
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Here again.')).toBeVisible();
  },
};

function BrokenForAMoment() {
  if (broken) throw new Error('not yet');
  return <Text>Here again.</Text>;
}

/** Another row in the same place is rendered automatically. */
export const Reset: Story = {
  render: (args) => <Replaceable {...args} />,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Load the next row' }));
    await expect(await canvas.findByText('Row 2')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

function Replaceable(args: object) {
  const [row, setRow] = useState(1);
  return (
    <>
      <Button onClick={() => setRow(row + 1)}>Load the next row</Button>
      <ErrorBoundary {...args} resetKey={row}>
        {row === 1 ? <Broken /> : <Text>Row {row}</Text>}
      </ErrorBoundary>
    </>
  );
}

/** A row that fails on arrival, with its new key, is caught too; the error is in the details. */
export const ArrivesBroken: Story = {
  render: () => <Worsening />,
  parameters: preparedBy(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load the next row' }));
    await canvas.findByRole('alert');
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Details'));
    await expect(canvas.getByText('Error: URI malformed')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Load the next row' })).toBeVisible();
  },
};

function Worsening() {
  const [row, setRow] = useState(1);
  return (
    <>
      <Button onClick={() => setRow(row + 1)}>Load the next row</Button>
      <ErrorBoundary resetKey={row} details={String}>
        {row === 1 ? <Text>Row 1</Text> : <Broken />}
      </ErrorBoundary>
      <ErrorBoundary instead={null}>
        <Broken />
      </ErrorBoundary>
    </>
  );
}

export const NoWayOn: Story = { tags: ['!dev', '!autodocs', 'slow'], args: { title: 'Something went wrong' } };
