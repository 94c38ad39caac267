import type { Meta, StoryObj } from '@storybook/react-vite';
import { Suspense } from 'react';
import { expect } from 'storybook/test';
import { Nothing, onDemand } from './onDemand';
import { guide } from './onDemand.guide';

const Failing = onDemand(async () => Promise.reject(new Error('the network is away')));
const FailingMark = onDemand(async () => Promise.reject(new Error('the network is away')), Nothing);

/** A tool of which two parts cannot be fetched. */
function Parts() {
  return (
    <div>
      <p>The rest of the tool</p>
      <Suspense>
        <Failing />
        <FailingMark />
      </Suspense>
    </div>
  );
}

const meta = { title: 'Tools/Part on demand', component: Parts, parameters: { guide } } satisfies Meta<typeof Parts>;

export default meta;

/** What cannot be loaded says so at its place, and takes nothing else away; a mark leaves its value in text. */
export const NotLoaded: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('A part of this tool could not be loaded')).toBeVisible();
    await expect(canvas.getByText('The rest of the tool')).toBeVisible();
    await expect(canvas.getAllByRole('alert')).toHaveLength(1);
  },
};
