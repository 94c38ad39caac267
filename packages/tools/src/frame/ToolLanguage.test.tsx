import { useLanguage } from '@advisor/ui/language';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ToolWords } from '../language';
import { ToolLanguage, toolLanguages } from './ToolLanguage';

function Words() {
  const { t, lang, formatNumber, decimal } = useLanguage<ToolWords>();
  return `${lang}: ${t('Copy link')}, ${formatNumber(1_234_567.5)} (${decimal})`;
}

const languages = toolLanguages({ es: async () => ({}) });
const broken = toolLanguages({ es: () => Promise.reject(new Error('the network is away')) });

async function html(node: ReactNode): Promise<string> {
  const { prelude } = await prerender(node);
  return (await new Response(prelude).text()).replaceAll(/<!--.*?-->/g, '');
}

describe('a tool on a server', () => {
  afterEach(() => vi.restoreAllMocks());

  it.each([
    [undefined, 'en: Copy link, 1,234,567.5 (.)'],
    ['en-GB', 'en: Copy link, 1,234,567.5 (.)'],
    ['es', 'es: Copiar enlace, 1.234.567,5 (,)'],
    ['es-mx', 'es-MX: Copiar enlace, 1,234,567.5 (.)'],
    // Without words for it: the formats alone.
    ['de', 'en: Copy link, 1.234.567,5 (,)'],
    ['constructor', 'en: Copy link, 1,234,567.5 (.)'],
  ])('waits for the words of %s', async (locale, expected) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect(
      await html(
        <ToolLanguage locale={locale} languages={languages}>
          <Words />
        </ToolLanguage>,
      ),
    ).toBe(expected);
    expect(console.warn).toHaveBeenCalledTimes(locale === 'constructor' ? 1 : 0);
  });

  it.each([
    [{ messages: { 'Copy link': 'Share' } }, 'es: Share, 1.234.567,5 (,)'],
    [{ locale: 'en-US' }, 'en: Copy link, 1,234,567.5 (.)'],
  ])('has the texts of its site, and its own language or else the one around it: %j', async (props, expected) => {
    expect(
      await html(
        <ToolLanguage locale="es" languages={languages}>
          <ToolLanguage languages={languages} {...props}>
            <Words />
          </ToolLanguage>
        </ToolLanguage>,
      ),
    ).toBe(expected);
  });

  it('is in English when its words cannot be loaded', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect(
      await html(
        <ToolLanguage locale="es" languages={broken}>
          <Words />
        </ToolLanguage>,
      ),
    ).toBe('en: Copy link, 1,234,567.5 (.)');
    expect(console.warn).toHaveBeenCalledOnce();
  });
});
