import { expect, it } from 'vitest';
import { readMessages } from './readMessages';

it('takes texts and their forms, and says where one is none', () => {
  const messages = { Undo: 'Atrás', '{count} servers': { one: 'un servidor', other: '{count} servidores' } };
  expect(readMessages(messages, 'messages')).toEqual(messages);
  expect(() => readMessages({ Undo: 3 }, 'messages')).toThrow('messages["Undo"] must be a record, but is 3.');
  expect(() => readMessages({ Undo: { one: 'x' } }, 'messages')).toThrow('messages["Undo"].other must be a text');
  expect(() => readMessages('x', 'messages')).toThrow('messages must be a record');
});
