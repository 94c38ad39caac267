import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inVariants } from '../../../../../tests/browser/inVariants';
import { words } from '../../collections/words';
import { longest } from '../../stories/extremes';
import { ClosingCall } from '.';
import { guide } from './ClosingCall.guide';

const meta = {
  title: 'Content/Sections/ClosingCall',
  component: ClosingCall,
  parameters: { guide, layout: 'fullscreen' },
  args: {
    heading: 'Tell me what you need to decide',
    text: 'A first conversation takes 45 minutes. If I am not the right person, I will tell you who might be.',
    actions: [
      { label: 'Schedule a Consultation', href: '/schedule-consultation' },
      { label: 'Book Speaking Engagement', href: '/speaking-engagement' },
    ],
  },
} satisfies Meta<typeof ClosingCall>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Schedule a Consultation' })).toHaveAttribute(
      'href',
      '/schedule-consultation',
    );
    await expect(canvas.getByRole('link', { name: 'Book Speaking Engagement' })).toHaveAttribute(
      'href',
      '/speaking-engagement',
    );
  },
};

export const States: StoryObj<typeof meta> = {
  tags: ['!manifest'],
  render: inVariants(ClosingCall, {
    'One button': { heading: 'One thing to do', actions: meta.args.actions.slice(0, 1) },
    'Two buttons': { heading: 'Two things to do' },
    'Long: each text as long as its field allows': longest(words.closingCall(), meta.args),
  }),
};

export const LesserStepFirst: StoryObj<typeof meta> = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: { actions: [{ label: 'Read White Papers', href: '/white-papers' }, meta.args.actions[0]!] },
};
