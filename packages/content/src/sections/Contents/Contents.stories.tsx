import { Section, Text } from '@advisor/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Contents } from '.';
import { guide } from './Contents.guide';

const meta = {
  title: 'Content/Sections/Contents',
  component: Contents,
  parameters: { guide, layout: 'fullscreen' },
  args: {
    chapters: [
      { label: 'Offerings', heading: 'What I offer' },
      { label: 'Approach', heading: 'How we work' },
      { label: 'Outcomes', heading: 'What you get' },
      { label: 'Next step', heading: 'Three ways to start' },
    ],
  },
  render: ({ chapters }) => (
    <div>
      <Contents chapters={chapters} />
      {chapters.map(({ label, heading }) => (
        <Section key={heading} label={label} heading={heading}>
          {Array.from({ length: 8 }, (_, index) => (
            <Text key={index} measure>
              Your company already spends on security. I help you find out what that buys, what is missing and what to
              stop paying for.
            </Text>
          ))}
        </Section>
      ))}
    </div>
  ),
} satisfies Meta<typeof Contents>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Sticky at the top, with the current section highlighted. */
export const Four: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'On this page' })).toBeVisible();
    const links = canvas.getAllByRole('link');
    await expect(links.map(({ textContent }) => textContent)).toEqual([
      'Offerings',
      'Approach',
      'Outcomes',
      'Next step',
    ]);
    const outcomes = canvas.getByRole('region', { name: 'What you get' });
    await expect(outcomes).toHaveAttribute('id', 'what-you-get');
    const link = canvas.getByRole('link', { name: 'Outcomes' });
    await expect(link).toHaveAttribute('href', '#what-you-get');
    // As a click on the link would; that would navigate the story's frame.
    outcomes.scrollIntoView();
    const { bottom } = canvas.getByRole('navigation').getBoundingClientRect();
    await expect(outcomes.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom - 2);
    if (CSS.supports('selector(:target-current)'))
      await waitFor(() => expect(link.matches(':target-current')).toBe(true));
  },
};

/** Not rendered on a short page. */
export const Three: Story = {
  args: { chapters: meta.args.chapters.slice(0, 3) },
  play: async ({ canvas }) => expect(canvas.queryByRole('navigation')).toBeNull(),
};

/** Not rendered in a narrow viewport. */
export const OnATablet: Story = {
  globals: { viewport: { value: 'tablet', isRotated: false } },
  play: async ({ canvas }) => expect(canvas.queryByRole('navigation')).toBeNull(),
};
