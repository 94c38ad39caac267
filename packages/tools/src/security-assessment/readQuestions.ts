import { readList, readNumber, readRecord, readText } from '../share-state/read';
import { checkUniqueIds, readFilledText } from '../share-state/entries';
import type { AssessmentQuestion, QuestionOption } from './questions';

const maxQuestions = 100;
const maxOptions = 20;
const maxCharacters = { name: 100, text: 1000 } as const;

// ASSESSMENT-1
/** Validates questions from outside; `path` is the place named in errors. Throws an Error that says what is wrong and where. */
export function readQuestions(value: unknown, path: string): AssessmentQuestion[] {
  const questions = readList(value, path, maxQuestions, readQuestion);
  if (questions.length === 0) throw new Error(`${path} must have at least one question.`);
  checkUniqueIds(questions, path);
  return questions;
}

function readQuestion(value: unknown, path: string): AssessmentQuestion {
  const question = readRecord(value, path);
  const options = readList(question.options, `${path}.options`, maxOptions, readOption);
  if (options.length < 2) throw new Error(`${path}.options must have at least two options.`);
  const values = options.map((option) => option.value);
  const twice = values.find((each, index) => values.indexOf(each) !== index);
  if (twice !== undefined) throw new Error(`${path}.options has the value "${twice}" twice.`);
  const weight = readNumber(question.weight, `${path}.weight`, 100);
  if (weight === 0) throw new Error(`${path}.weight must be above 0.`);
  return {
    id: readFilledText(question.id, `${path}.id`, maxCharacters.name),
    category: readFilledText(question.category, `${path}.category`, maxCharacters.name),
    question: readFilledText(question.question, `${path}.question`, maxCharacters.text),
    weight,
    options,
    cisControl: readText(question.cisControl, `${path}.cisControl`, maxCharacters.name),
    nextStep: readText(question.nextStep, `${path}.nextStep`, maxCharacters.text),
  };
}

function readOption(value: unknown, path: string): QuestionOption {
  const option = readRecord(value, path);
  return {
    value: readFilledText(option.value, `${path}.value`, maxCharacters.name),
    label: readFilledText(option.label, `${path}.label`, maxCharacters.text),
    score: readNumber(option.score, `${path}.score`, 10),
  };
}
