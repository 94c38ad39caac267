import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { allPages } from './built.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

// SITE-19
describe('the Content-Security-Policy', () => {
  it.each(allPages)('of $path allows the one style element of the page, and no other', ({ csp, document }) => {
    const styles = document.querySelectorAll('style').map(({ textContent }) => textContent);
    expect(styles).toHaveLength(1);
    expect(/style-src ([^;]+)/.exec(csp)?.[1]).toBe(`'self' ${hashOf(styles[0]!)}`);
    // Which the policy refuses.
    expect(document.querySelectorAll('[style]')).toEqual([]);
  });
});
