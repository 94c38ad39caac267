import { expect, it } from 'vitest';
import { visitorAddress } from './visitor-address.ts';

const supabase = { SB_EXECUTION_ID: 'one' };

it.each<[headers: Record<string, string>, env: Record<string, string>, address: string]>([
  [{ 'x-forwarded-for': ' 203.0.113.1 , 10.0.0.1' }, supabase, '203.0.113.1'],
  [{ 'x-forwarded-for': '203.0.113.1', 'cf-connecting-ip': '203.0.113.2' }, supabase, '203.0.113.2'],
  [{ 'x-forwarded-for': ' ' }, supabase, '192.0.2.1'],
  [{ 'x-forwarded-for': '203.0.113.1', 'cf-connecting-ip': '203.0.113.2' }, {}, '192.0.2.1'],
])('the headers %j with the variables %j say that a visitor is at %s', (headers, env, address) => {
  expect(visitorAddress(new Request('https://project.example', { headers }), '192.0.2.1', env)).toBe(address);
});
