import { useLanguage } from '@advisor/ui/language';
import { useEffect, useMemo, useRef, useState } from 'react';
import {
  callSite,
  jsonFile,
  messageOf,
  PartBoundary,
  PartStatus,
  readFile,
  refusalOf,
  ToolBoundary,
  ToolFrame,
  useLatest,
  useLazyModule,
  useTool,
  type Tool,
  type ToolProps,
} from '../frame';
import { leaveWeaknesses } from '../handover';
import { assess, weaknessDetails, type Answers, type AssessmentResult } from './assess';
import { keepEarlier, readEarlier, type Earlier } from './earlier';
import { questions as ownQuestions, type AssessmentQuestion } from './questions';
import { assessmentState, exportAssessment, importAssessment, type AssessmentState } from './state';
import { Stepper } from './Stepper';

export interface SecurityAssessmentProps extends ToolProps {
  /**
   * The questions, in their order. Read once.
   * @default the ten of this package
   */
  questions?: readonly AssessmentQuestion[];
  /** The page of the risk matrix on the same site, to offer sending the weaknesses there. */
  riskMatrixHref?: string;
  /** Called with the result and its answers when the assessment is completed or restored as completed. */
  onResult?: (result: AssessmentResult, answers: Answers) => void;
}

const label = 'Security assessment';
const loadResults = () => import('./Results');

const start: AssessmentState = { answers: {}, step: 1, finished: false };

/** Asks ten questions one by one, then shows the score and what to do next. Renders a `<div role="group">`. */
export function SecurityAssessment(props: SecurityAssessmentProps) {
  const [questions] = useState(props.questions ?? ownQuestions);
  const [format] = useState(() => assessmentState(questions));
  const tool = useTool({ format, initial: start, props });
  return (
    <ToolBoundary tool={tool} theme={props.theme}>
      <Assessment {...props} questions={questions} tool={tool} />
    </ToolBoundary>
  );
}

interface AssessmentProps extends SecurityAssessmentProps {
  questions: readonly AssessmentQuestion[];
  tool: Tool<AssessmentState>;
}

function Assessment({ questions, tool, ...props }: AssessmentProps) {
  const { headingLevel = 2, storageKey, riskMatrixHref, onResult } = props;
  const { tell } = useLanguage();
  const { answers, step, finished } = tool.state;
  const result = useMemo(() => assess(answers, questions), [answers, questions]);
  const [earlier, setEarlier] = useState<Earlier>();

  useEffect(() => setEarlier(readEarlier(storageKey, questions)), [storageKey, questions]);

  const report = useLatest(onResult);
  useEffect(() => {
    if (tool.ready && finished) callSite(report.current, result, answers);
  }, [tool.ready, finished, result, answers, report]);

  // A step that the visitor chose takes the focus; one restored or undone does not.
  const heading = useRef<HTMLDivElement>(null);
  const asked = useRef(false);
  const { part: results, ...loading } = useLazyModule(loadResults, finished || step === questions.length);
  useEffect(() => {
    if (!asked.current || !heading.current) return;
    heading.current.focus();
    asked.current = false;
  }, [step, finished, results]);
  const go = (to: Partial<AssessmentState>) => {
    asked.current = true;
    tool.change((state) => ({ ...state, ...to }));
  };

  function complete() {
    const open = firstOpen(answers, questions);
    if (open > 0) {
      go({ step: open });
      return;
    }
    go({ finished: true });
    tool.notify('success', 'Assessment Complete', 'Your security assessment has been completed.');
  }

  return (
    <ToolFrame
      tool={tool}
      label={label}
      theme={props.theme}
      exports={[
        {
          label: 'Export',
          disabled: Object.keys(answers).length === 0,
          make: () => jsonFile(exportAssessment(answers, tool.now(), questions)),
        },
        {
          label: 'Export report',
          disabled: !finished,
          make: async () => {
            const { assessmentReport } = await import('./report');
            const { fileName, markdown } = assessmentReport(answers, tool.now(), questions);
            return { fileName, type: 'text/markdown', text: markdown };
          },
        },
      ]}
      imports={{
        accept: '.json',
        read: async (file) => {
          const imported = importAssessment(await readFile(file), questions).answers;
          const open = firstOpen(imported, questions);
          asked.current = true;
          tool.change(() => ({ answers: imported, step: open || questions.length, finished: open === 0 }));
          tool.notify('success', 'Assessment Imported', `The answers are those of ${file.name}.`);
        },
      }}
    >
      {finished && results ? (
        <PartBoundary resetKey={result}>
          <results.Results
            level={headingLevel}
            headingRef={heading}
            answers={answers}
            questions={questions}
            result={result}
            {...(earlier && { earlier })}
            onCompareFile={async (file) => {
              try {
                const { answers: before, generatedAt } = importAssessment(await readFile(file), questions);
                setEarlier({ answers: before, generatedAt, from: file.name });
                tool.setProblem(undefined);
              } catch (error) {
                tool.setProblem({
                  title: `${file.name} cannot be compared`,
                  text: `${tell(await refusalOf(error, file, label, '.json'))} Nothing has changed.`,
                });
              }
            }}
            {...(riskMatrixHref !== undefined && { riskMatrixHref })}
            onSend={() => {
              try {
                leaveWeaknesses(weaknessDetails(result));
                return true;
              } catch (error) {
                tool.setProblem({
                  title: 'The weaknesses could not be sent',
                  text: `${messageOf(error)} This browser does not allow saving: export the report and add them by hand.`,
                });
                return false;
              }
            }}
            onChangeAnswers={() => go({ finished: false, step: 1 })}
            onNew={() => {
              setEarlier(keepEarlier(storageKey, answers, tool.now(), questions));
              asked.current = true;
              tool.startFresh();
            }}
          />
        </PartBoundary>
      ) : null}
      {finished ? (
        <PartStatus {...loading} title="Your results could not be loaded" />
      ) : (
        <Stepper
          level={headingLevel}
          headingRef={heading}
          questions={questions}
          answers={answers}
          step={step}
          onAnswer={(id, value) =>
            tool.change((state) => ({ ...state, answers: { ...state.answers, [id]: value } }), id)
          }
          onStep={(to) => go({ step: to })}
          onComplete={complete}
        />
      )}
    </ToolFrame>
  );
}

/** The number of the first question without an answer, from 1; 0 when all have one. */
function firstOpen(answers: Answers, questions: readonly AssessmentQuestion[]): number {
  return questions.findIndex(({ id }) => !Object.hasOwn(answers, id)) + 1;
}
