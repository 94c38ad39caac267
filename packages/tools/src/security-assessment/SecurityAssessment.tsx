import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import {
  callSite,
  goToResult,
  jsonFile,
  PartBoundary,
  PartStatus,
  readFile,
  refusalOf,
  ToolBoundary,
  ToolFrame,
  ToolLanguage,
  toolLanguages,
  useLatest,
  useLazyModule,
  useTool,
  type SendingProps,
  type Tool,
  type ToolInLanguagesProps,
} from '../frame';
import { storeWeaknesses } from '../handover';
import { assess, weaknessDetails, type Answers, type AssessmentResult } from './assess';
import { keepEarlier, readEarlier, type Earlier } from './earlier';
import { questions as ownQuestions, type AssessmentQuestion } from './questions';
import { assessmentState, exportAssessment, importAssessment, type AssessmentState } from './state';
import type { AssessmentWords } from './messages/es';
import { Stepper } from './Stepper';
import { useAssessmentLanguage } from './useAssessmentLanguage';
import { answerLine, questionsInLanguage, scoreLine } from './words';

export interface SecurityAssessmentProps extends ToolInLanguagesProps<AssessmentWords>, SendingProps {
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

const languages = toolLanguages({ es: async () => (await import('./messages/es')).es });

const start: AssessmentState = { answers: {}, step: 1, finished: false };

/** Asks ten questions one by one, then shows the score and what to do next. Renders a `<div role="group">`. */
export function SecurityAssessment(props: SecurityAssessmentProps) {
  return (
    <ToolLanguage locale={props.locale} messages={props.messages} languages={languages}>
      <InLanguage {...props} />
    </ToolLanguage>
  );
}

function InLanguage(props: SecurityAssessmentProps) {
  const { tell } = useAssessmentLanguage();
  const [base] = useState(props.questions ?? ownQuestions);
  const questions = useMemo(() => (base === ownQuestions ? questionsInLanguage(base, tell) : base), [base, tell]);
  const [format] = useState(() => assessmentState(base));
  const tool = useTool({ format, initial: start, props });
  return (
    <ToolBoundary tool={tool} theme={props.theme}>
      <Assessment {...props} base={base} questions={questions} tool={tool} />
    </ToolBoundary>
  );
}

interface AssessmentProps extends SecurityAssessmentProps {
  /** The questions of files and reports to the site, which are the same in every language. */
  base: readonly AssessmentQuestion[];
  questions: readonly AssessmentQuestion[];
  tool: Tool<AssessmentState>;
}

function Assessment({ base, questions, tool, ...props }: AssessmentProps) {
  const { headingLevel = 2, storageKey, riskMatrixHref, onResult } = props;
  const { t, tell } = useAssessmentLanguage();
  const { answers, step, finished } = tool.state;
  const result = useMemo(() => assess(answers, questions), [answers, questions]);
  const [earlier, setEarlier] = useState<Earlier>();

  useEffect(() => setEarlier(readEarlier(storageKey, questions)), [storageKey, questions]);

  const report = useLatest(onResult);
  useEffect(() => {
    if (tool.ready && finished) callSite(report.current, assess(answers, base), answers);
  }, [tool.ready, finished, base, answers, report]);

  // A step that the visitor chose takes the focus; one restored or undone does not. With the commit that shows it: a
  // passive effect of an earlier commit may run after the press, before the step is there.
  const heading = useRef<HTMLDivElement>(null);
  const asked = useRef(false);
  const { part: results, ...loading } = useLazyModule(loadResults, finished || step === questions.length);
  useLayoutEffect(() => {
    if (!asked.current || !heading.current) return;
    if (finished) goToResult(heading);
    else heading.current.focus();
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
    tool.notifyInPlace(t('Assessment Complete'), t('Your security assessment has been completed.'));
  }

  return (
    <ToolFrame
      tool={tool}
      label={label}
      theme={props.theme}
      result={finished ? scoreLine(result, { tell }) : undefined}
      inputs={finished ? answerLine(answers, questions) : undefined}
      exports={[
        {
          label: t('Export'),
          disabled: Object.keys(answers).length === 0,
          make: () => jsonFile(exportAssessment(answers, tool.now(), base)),
        },
        {
          label: t('Export report'),
          disabled: !finished,
          make: async () => (await import('./report')).reportFile(answers, tool.now(), questions, { tell }),
        },
      ]}
      sending={{
        ...props,
        disabled: !finished,
        make: async () => (await import('./summary')).report(answers, tool.now(), questions, { tell }),
      }}
      imports={{
        accept: '.json',
        read: async (file) => {
          const imported = importAssessment(await readFile(file), questions).answers;
          const open = firstOpen(imported, questions);
          asked.current = true;
          tool.change(() => ({ answers: imported, step: open || questions.length, finished: open === 0 }));
          const notice = [
            t('Assessment Imported'),
            t('The answers are those of {file}.', { file: file.name }),
          ] as const;
          if (open === 0) tool.notifyInPlace(...notice);
          else tool.notify(...notice);
        },
      }}
    >
      {finished && results ? (
        <PartBoundary resetKey={result}>
          <results.Results
            level={headingLevel}
            headingRef={heading}
            notice={tool.notice}
            answers={answers}
            questions={questions}
            result={result}
            {...(earlier && { earlier })}
            onCompareFile={(file) =>
              void tool.attempt(
                t('{file} cannot be compared', { file: file.name }),
                async () => {
                  const { answers: before, generatedAt } = importAssessment(await readFile(file), questions);
                  setEarlier({ answers: before, generatedAt, from: file.name });
                },
                { reason: (error) => refusalOf(error, file, label, '.json') },
              )
            }
            {...(riskMatrixHref !== undefined && { riskMatrixHref })}
            onSend={() => {
              try {
                storeWeaknesses(weaknessDetails(result));
                return true;
              } catch {
                tool.setProblem({
                  title: t('The weaknesses could not be sent'),
                  text: t('This browser does not allow saving: export the report and add them by hand.'),
                });
                return false;
              }
            }}
            onChangeAnswers={() => go({ finished: false, step: 1 })}
            onNew={() => {
              setEarlier(keepEarlier(storageKey, answers, tool.now(), base));
              asked.current = true;
              tool.startFresh();
            }}
          />
        </PartBoundary>
      ) : null}
      {finished ? (
        <PartStatus {...loading} title={t('Your results could not be loaded')} />
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
