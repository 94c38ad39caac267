import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { asPrinted } from '../../../../tests/browser/asPrinted';
import { closeShownNotices } from '../../../../tests/browser/notices';
import { Card } from '../cards/Card';
import { notify } from '../feedback/notify';
import { Disclosure } from '../layout/Disclosure';
import { Section } from '../layout/Section';
import { Footer } from '../navigation/Footer';
import { NavBar } from '../navigation/NavBar';

const meta = { title: 'Theme/Print', tags: ['!manifest', '!dev', '!autodocs'] } satisfies Meta;

export default meta;

const top = <NavBar brand={{ label: 'Miriam Example', href: '/' }} links={[{ label: 'About', href: '/about' }]} />;
const bottom = (
  <Footer
    brand="Miriam Example"
    columns={[{ heading: 'Quick links', links: [{ label: 'About', href: '/about' }] }]}
    legal="© 2027 Miriam Example"
    legalLinks={[{ label: 'Privacy Policy', href: '/privacy-policy' }]}
    onPaper="www.example.com"
  />
);

/** What can only be pressed is left out, and what would be opened is open. */
export const OnPaper: StoryObj = {
  render: () => (
    <>
      {top}
      <main>
        <Disclosure summary="How long does an assessment take?">Two to three weeks.</Disclosure>
        <Card heading="White papers" href="/white-papers" />
      </main>
      {bottom}
    </>
  ),
  play: async ({ canvas }) => {
    await notify.success('Recipe updated successfully');
    const notice = await screen.findByText('Recipe updated successfully');
    await asPrinted(async () => {
      await expect(notice.checkVisibility()).toBe(false);
      await expect(canvas.getByText('Two to three weeks.').checkVisibility()).toBe(true);
      await expect(canvas.getByText('www.example.com')).toBeVisible();
      const links = canvas.getAllByRole('link').map(({ textContent }) => textContent);
      await expect(links).toEqual(['Miriam Example', 'White papers']);
    });
    await closeShownNotices();
  },
};

/** What is printed alone, such as the result of a tool, leaves out the rest of the page, but not its top and bottom. */
export const PrintedAlone: StoryObj = {
  render: () => (
    <>
      {top}
      <main>
        <Section heading="Free tool">What it does.</Section>
        <Section heading="Estimate">
          <p data-prints-alone="">$1,500.00 a month</p>
        </Section>
        <Section heading="How it works">A list of steps.</Section>
      </main>
      {bottom}
    </>
  ),
  play: async ({ canvas }) => {
    const others = [canvas.getByText('What it does.'), canvas.getByText('A list of steps.')];
    for (const other of others) await expect(other).toBeVisible();
    await asPrinted(async () => {
      for (const other of others) await expect(other.checkVisibility()).toBe(false);
      await expect(canvas.getByText('$1,500.00 a month')).toBeVisible();
      await expect(canvas.getByText('© 2027 Miriam Example')).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'Miriam Example' })).toBeVisible();
    });
  },
};
