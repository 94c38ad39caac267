import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inVariants } from '../../../../../tests/browser/inVariants';
import { words } from '../../collections/words';
import { longest } from '../../stories/extremes';
import { NotFoundMessage } from '.';
import { guide } from './NotFoundMessage.guide';

const meta = {
  title: 'Content/Sections/NotFoundMessage',
  component: NotFoundMessage,
  parameters: { guide, layout: 'fullscreen' },
  args: {
    code: '404',
    heading: 'Oops! Page not found',
    text: 'The address may have changed, or a letter went missing on the way.',
    action: { label: 'Return to Home', href: '/home' },
  },
} satisfies Meta<typeof NotFoundMessage>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('404')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/home');
  },
};

const { code, heading, text, action } = meta.args;
const long = longest(words.opening(), { label: code, headline: heading, lead: text });

export const States: StoryObj<typeof meta> = {
  tags: ['!manifest'],
  render: inVariants(NotFoundMessage, {
    'Least: a few words each': { heading: 'Not here', text: 'Start again at the landing page.' },
    'Long: each text as long as its field allows': {
      code: long.label,
      heading: long.headline,
      text: long.lead,
      action: longest(words.action('Button'), action),
    },
  }),
};

export const TechnicalTerms: StoryObj<typeof meta> = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: {
    code: 'HTTP 404',
    heading: 'Resource unavailable',
    text: 'The requested URI could not be resolved to a valid route on this server.',
  },
};
