import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { asPrinted } from '../../../../tests/browser/asPrinted';
import { closeShownNotices } from '../../../../tests/browser/notices';
import { Card } from '../cards/Card';
import { notify } from '../feedback/notify';
import { Disclosure } from '../layout/Disclosure';
import { Footer } from '../navigation/Footer';
import { NavBar } from '../navigation/NavBar';

const meta = { title: 'Theme/Print', tags: ['!dev', '!autodocs'] } satisfies Meta;

export default meta;

/** What can only be pressed is left out, and what would be opened is open. */
export const OnPaper: StoryObj = {
  render: () => (
    <>
      <NavBar brand={{ label: 'Miriam Example', href: '/' }} links={[{ label: 'About', href: '/about' }]} />
      <main>
        <Disclosure summary="How long does an assessment take?">Two to three weeks.</Disclosure>
        <Card heading="White papers" href="/white-papers" />
      </main>
      <Footer
        brand="Miriam Example"
        columns={[{ heading: 'Quick links', links: [{ label: 'About', href: '/about' }] }]}
        legal="© 2027 Miriam Example"
        legalLinks={[{ label: 'Privacy Policy', href: '/privacy-policy' }]}
        onPaper="www.example.com"
      />
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
