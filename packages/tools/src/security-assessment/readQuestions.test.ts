import { describe, expect, it } from 'vitest';
import { questions } from './questions';
import { readQuestions } from './readQuestions';

const withFirst = (change: object) => [{ ...questions[0], ...change }, ...questions.slice(1)];

describe('readQuestions', () => {
  it('returns the ten questions as they are', () => {
    expect(readQuestions(questions, 'questions')).toEqual(questions);
  });

  it.each([
    [[], 'questions must have at least one question.'],
    [{}, 'questions must be a list, but is a record.'],
    [withFirst({ id: '' }), 'questions[0].id is empty.'],
    [withFirst({ id: 'encryption' }), 'questions[1].id is "encryption", which is already the id of questions[0].'],
    [withFirst({ weight: 0 }), 'questions[0].weight must be above 0.'],
    [withFirst({ options: questions[0]!.options.slice(0, 1) }), 'questions[0].options must have at least two options.'],
    [
      withFirst({ options: [questions[0]!.options[0], questions[0]!.options[0]] }),
      'questions[0].options has the value "tested" twice.',
    ],
    [
      withFirst({ options: [{ value: 'a', label: 'A', score: 11 }, questions[0]!.options[0]] }),
      'questions[0].options[0].score must be a number from 0 to 10, but is 11.',
    ],
  ])('refuses %#', (value, message) => {
    expect(() => readQuestions(value, 'questions')).toThrow(message);
  });
});
