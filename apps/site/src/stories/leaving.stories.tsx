import type { StoryObj } from '@storybook/react-vite';
import { use } from 'react';
import { BrowserRouter, useLocation, useNavigate } from 'react-router-dom';
import { expect, waitFor } from 'storybook/test';
import { assemble } from '../content/assemble';
import { SiteProvider } from '../content/site';
import { useAddressState } from '../guarded/useAddressState';
import { placeKey } from '../routing/placeKey';
import { useSending } from '../wiring/useSending';

/** What ends after the visitor has gone on leads nowhere. */
export default {
  title: 'Pages/Leaving',
  tags: ['!dev', '!autodocs', '!manifest'],
  beforeEach: () => {
    const { href } = location;
    return () => history.replaceState(history.state, '', href);
  },
  decorators: (Story: () => React.ReactNode) => (
    <SiteProvider value={{ ...site, owner: { ...site.owner, name: 'Dr. Ada Okafor' } }}>
      <BrowserRouter>
        <Story />
      </BrowserRouter>
    </SiteProvider>
  ),
};

const { site } = assemble([]);
const loading = new Promise<never>(() => {});
const same = (query: string) => query;
let done: unknown;
const report = { tool: '', title: '', summary: '', file: { fileName: 'a.md', type: '', text: 'A' } };

function Place() {
  const { search, key } = useLocation();
  const [, setState] = useAddressState(same, same);
  const { onSend, sendTo } = useSending('/contact');
  const navigate = useNavigate();
  if (search.includes('next')) use(loading);
  return (
    <div data-drawn={key}>
      <button type="button" onClick={() => setState('?search=kale', { replace: true })}>
        Search
      </button>
      <button type="button" onClick={() => (done = onSend?.(report))}>
        Send to {sendTo}
      </button>
      <button type="button" onClick={() => void navigate('?next')}>
        Next
      </button>
      <button type="button" onClick={() => void navigate('/')}>
        Begin
      </button>
    </div>
  );
}

/** What is pressed one after the other, and where the visitor is in the end. */
export const EveryOrder: StoryObj = {
  render: () => <Place />,
  play: async ({ canvas, canvasElement }) => {
    for (const [steps, end] of [
      // A search that is told while the next page loads belongs to the one before.
      [['Search', 'Next'], '?next'],
      [['Next', 'Search'], '?next'],
      // The way to the form is loaded first.
      [['Send to Ada', 'Next'], '?next'],
      [['Next', 'Send to Ada'], '/contact'],
      [['Send to Ada', 'Search'], '?search=kale'],
    ] as const) {
      canvas.getByRole('button', { name: 'Begin' }).click();
      await waitFor(() => expect(canvasElement.querySelector(`[data-drawn="${placeKey()}"]`)).toBeVisible());
      for (const name of steps) canvas.getByRole('button', { name }).click();
      await done;
      await waitFor(() => expect(location.href).toMatch(new RegExp(`${end.replace('?', '\\?')}$`)));
    }
  },
};
