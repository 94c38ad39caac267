import type { StoryObj } from '@storybook/react-vite';
import { use } from 'react';
import { BrowserRouter, useLocation, useNavigate } from 'react-router-dom';
import { expect, waitFor } from 'storybook/test';
import { assemble } from '../content/assemble';
import { SiteProvider } from '../content/site';
import { useAddressState } from '../guarded/useAddressState';
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
    <SiteProvider value={assemble([]).site}>
      <BrowserRouter>
        <Story />
      </BrowserRouter>
    </SiteProvider>
  ),
};

const loading = new Promise<never>(() => {});
const same = (query: string) => query;
let done: unknown;
const report = { tool: '', title: '', summary: '', file: { fileName: 'a.md', type: '', text: 'A' } };

function Place() {
  const { search } = useLocation();
  const [, setState] = useAddressState(same, same);
  const { onSend } = useSending('/contact');
  const navigate = useNavigate();
  if (search.includes('next')) use(loading);
  return (
    <>
      <button type="button" onClick={() => setState('?search=kale', { replace: true })}>
        Search {search}
      </button>
      <button type="button" onClick={() => (done = onSend?.(report))}>
        Send
      </button>
      <button type="button" onClick={() => void navigate('?next')}>
        Next
      </button>
    </>
  );
}

/** A search that is told while the next page loads. */
export const Searched: StoryObj = {
  render: () => <Place />,
  play: async ({ canvas, userEvent }) => {
    const search = canvas.getByRole('button', { name: /^Search/ });
    await userEvent.click(search);
    await waitFor(() => expect(search).toHaveTextContent('Search ?search=kale'));
    canvas.getByRole('button', { name: 'Next' }).click();
    search.click();
    await expect(location.search).toBe('?next');
  },
};

/** The result of a tool, whose way to the form is still loading. */
export const Sent: StoryObj = {
  render: () => <Place />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Send' }).click();
    canvas.getByRole('button', { name: 'Next' }).click();
    await done;
    await expect(location.search).toBe('?next');
  },
};
