import { SecurityAssessment } from '../../security-assessment';
import { readQuestions } from '../../security-assessment/readQuestions';

export const readers = { questions: readQuestions };

export { SecurityAssessment as Tool };
