export {
  assess,
  categoriesOf,
  categoryBand,
  genericRecommendations,
  noScoreMessage,
  notApplicable,
  riskLevelOf,
  weaknessDetails,
  type Answers,
  type AssessmentResult,
  type CategoryBand,
  type RiskLevel,
  type Weakness,
} from './assess';
export { compareAssessments, nextFixes, type AssessmentComparison, type CategoryChange, type Fix } from './progress';
export { questions, type AssessmentQuestion, type QuestionOption } from './questions';
export { assessmentReport, type ReportFile } from './report';
export { assessmentState, exportAssessment, importAssessment, type AssessmentState } from './state';
