import type { CallerRole } from '@advisor/functions-shared/caller-role.ts';
import { describe, expect, it } from 'vitest';
import { mayCall } from './rest-calls.ts';

const id = '11111111-1111-4111-8111-111111111111';
const published =
  'content_entries?select=collection%2Ckey%2Cposition%2Cdata&state=eq.published&order=id.asc&offset=0&limit=1000';
const ownRole = `user_roles?select=role&user_id=eq.${id}&role=eq.admin`;

function isAllowed(role: CallerRole, call: string): boolean {
  const [method, path] = call.split(' ') as [string, string];
  return mayCall(role, role === 'anonymous' ? null : id, method, new URL(`http://localhost/rest/v1/${path}`));
}

it.each(['GET recipes', 'DELETE content_entries?key=match.^(a+)+$', 'POST rpc/publish_content', `GET ${published}`])(
  'the owner makes any call, such as %s',
  (call) => expect(isAllowed('owner', call)).toBe(true),
);

it.each([
  [`GET ${published}`, ['anonymous', 'user']],
  [`GET ${published.replace('offset=0', 'offset=12000')}`, ['anonymous', 'user']],
  [`GET ${ownRole}`, ['user']],
  ['POST rpc/list_sessions', ['user']],
  ['POST rpc/end_session', ['user']],
])('%s is for %j', (call, roles) => {
  expect((['anonymous', 'ended', 'user'] as const).filter((role) => isAllowed(role, call))).toEqual(roles);
});

describe.each(['anonymous', 'user'] as const)('no other call reaches the database: %s', (role) => {
  it.each([
    `GET ${published}&key=match.^(.+)(.+)(.+)(.+)(.+)(.+)\\1$`,
    `GET ${published}&state=eq.published`,
    `GET ${published}&or=(state.eq.draft)`,
    `GET ${published.replace('state=eq.published', 'state=in.(published,draft)')}`,
    `GET ${published.replace('state=eq.published', 'state=eq.draft')}`,
    `GET ${published.replace('limit=1000', 'limit=100000')}`,
    `GET ${published.replace('offset=0', 'offset=-1')}`,
    `GET ${published.replace('&order=id.asc', '')}`,
    `GET ${published.replace('order=id.asc', 'data=cs.[[')}`,
    `GET ${published.replace('%2Cdata', '')}`,
    `GET ${published.replace('content_entries', 'content%5Fentries')}`,
    `HEAD ${published}`,
    `POST ${published}`,
    `DELETE ${published}`,
    'GET content_entries',
    'GET recipes',
    'GET user_roles',
    `GET ${ownRole.replace(id, id.replace('1', '2'))}`,
    `GET ${ownRole}&select=role`,
    'POST rpc/list_sessions?select=id',
    'GET rpc/list_sessions',
    'POST rpc/list_accounts',
    'POST rpc/nothing',
    'GET ',
  ])('%s', (call) => expect(isAllowed(role, call)).toBe(false));
});
