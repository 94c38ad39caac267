import { Button, Icon, Tabs, Text } from '@advisor/ui';
import { Plus } from 'lucide';
import { useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  callSite,
  goToResult,
  jsonFile,
  lazyComponent,
  readFile,
  screenOnly,
  SharedForm,
  ToolBoundary,
  ToolFrame,
  ToolLanguage,
  toolLanguages,
  useShown,
  useTool,
  type SendingProps,
  type Tool,
  type ToolInLanguagesProps,
} from '../frame';
import { InputError } from '../language';
import {
  defaultPartnerInput,
  exportScorecard,
  importPartners,
  maxPartners,
  minPartners,
  partnerProblems,
  partnerState,
  scorePartner,
  type PartnerInput,
  type PartnerState,
  type Scorecard,
} from './engine';
import type { ScorecardWords } from './messages/es';
import { PartnerForm } from './PartnerForm';
import { PartnerResult } from './PartnerResult';
import * as styles from './PartnerScorecard.css';
import { inputLine, scoreLine } from './lines';
import { useScorecardLanguage } from './words';

const Comparison = lazyComponent(async () => (await import('./Comparison')).default);

export interface PartnerScorecardProps extends ToolInLanguagesProps<ScorecardWords>, SendingProps {
  /** Called with each scorecard that is shown, and its input. */
  onResult?: (scorecard: Scorecard, input: PartnerInput) => void;
}

const languages = toolLanguages({ es: async () => (await import('./messages/es')).es });

const initial: PartnerState = { partners: [defaultPartnerInput] };
const isComplete = (partner: PartnerInput) => Object.keys(partnerProblems(partner)).length === 0;

// SCORECARD-11, SCORECARD-12
/** Rates one to four channel partners side by side. Renders a `<div role="group">`. */
export function PartnerScorecard(props: PartnerScorecardProps) {
  return (
    <ToolLanguage locale={props.locale} messages={props.messages} languages={languages}>
      <InLanguage {...props} />
    </ToolLanguage>
  );
}

function InLanguage(props: PartnerScorecardProps) {
  const tool = useTool({ format: partnerState, initial, props });
  return (
    <ToolBoundary tool={tool} theme={props.theme}>
      <Partners {...props} tool={tool} />
    </ToolBoundary>
  );
}

function Partners({ tool, onResult, ...props }: PartnerScorecardProps & { tool: Tool<PartnerState> }) {
  const { headingLevel = 2 } = props;
  const language = useScorecardLanguage();
  const { t } = language;
  const nameOf = (partner: PartnerInput, at: number) =>
    partner.companyName.trim() || t('Partner {number}', { number: at + 1 });
  const { partners } = tool.state;
  const [chosen, setChosen] = useState(0);
  // Another partner in the form starts without the previous one's errors.
  const [round, renew] = useReducer((count: number) => count + 1, 0);
  // Undo may have removed the chosen one.
  const place = Math.min(chosen, partners.length - 1);
  const shown = useShown({
    inputs: partners,
    initial: defaultPartnerInput,
    worthShowing: isComplete,
    onShown: (scored) => callSite(onResult, scorePartner(scored), scored),
  });
  const scored = partners.map(shown.of);
  const compared = scored.filter((partner) => partner !== undefined);
  const here = scored[place];
  // What is shown of each: its scorecard, or a form without one.
  const scoredOrTyped = partners.map((partner, index) => scored[index] ?? partner);
  const body = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLDivElement>(null);

  /** Replaces a partner of the list, or appends one. */
  const put = (partner: PartnerInput, at: number) =>
    tool.change((state) => ({
      partners: [...state.partners.slice(0, at), partner, ...state.partners.slice(at + 1)],
    }));

  function add() {
    flushSync(() => {
      put(shown.hide({ ...defaultPartnerInput }), partners.length);
      setChosen(partners.length);
      renew();
    });
    body.current?.querySelector('input')?.focus();
  }

  function remove() {
    flushSync(() => {
      tool.change((state) => ({ partners: state.partners.filter((_, index) => index !== place) }));
      setChosen(Math.max(0, place - 1));
      renew();
    });
    body.current?.querySelector('input')?.focus();
    tool.notify(t('Partner Removed'), t('Undo brings {name} back.', { name: nameOf(partners[place]!, place) }));
  }

  async function read(file: File) {
    const imported = importPartners(await readFile(file));
    const { partners: all } = tool.latest();
    // An untouched form is replaced.
    const before = all.filter((each, index) => index !== place || !isUntouched(each));
    if (before.length + imported.length > maxPartners)
      throw new InputError<ScorecardWords>(
        'At most {max} partners can be compared: {count} here and {imported} in the file are too many. Remove one before importing.',
        { imported: imported.length, count: before.length, max: maxPartners },
      );
    if (imported.length === 0) throw new InputError<ScorecardWords>('The file has no partner.');
    tool.change(() => ({ partners: [...before, ...imported] }));
    setChosen(before.length);
    renew();
    if (imported.length === 1)
      tool.notify(
        t('Partner Imported'),
        t('The form shows {name} from {file}.', { name: nameOf(imported[0]!, before.length), file: file.name }),
      );
    else
      tool.notify(
        t('Partners Imported'),
        t('{count} partners from {file} added.', { count: imported.length, file: file.name }),
      );
  }

  const view = (partner: PartnerInput) => (
    <div className={styles.view}>
      <SharedForm tool={tool} hasResult={here !== undefined}>
        <PartnerForm
          key={round}
          partner={partner}
          headingLevel={headingLevel}
          onChange={(change, group) =>
            tool.change(
              ({ partners: before }) => ({
                partners: before.map((each, index) =>
                  index === place ? shown.carry(each, { ...each, ...change }) : each,
                ),
              }),
              group && `${place} ${group}`,
            )
          }
          onGenerate={() => {
            shown.show(partner);
            goToResult(heading);
            tool.notifyInPlace(t('Scorecard Generated'), t('Partner evaluation has been completed.'));
          }}
          onReset={() => {
            put(shown.hide({ ...defaultPartnerInput }), place);
            tool.notify(t('Form Cleared'), t('Undo brings back what was here.'));
          }}
          onRemove={partners.length > 1 ? remove : undefined}
        />
      </SharedForm>
      <PartnerResult
        partner={here}
        outOfDate={here !== undefined && !samePartner(here, partner)}
        headingLevel={headingLevel}
        headingRef={heading}
        notice={tool.notice}
      />
    </div>
  );

  const file = () => jsonFile(exportScorecard(here ?? partners[place]!, tool.now(), scoredOrTyped));

  return (
    <ToolFrame
      tool={tool}
      label="Channel partner scorecard"
      theme={props.theme}
      result={here && scoreLine(here, language)}
      inputs={here && inputLine(here, language)}
      exports={[{ label: t('Export'), disabled: !here, make: file }]}
      sending={{
        ...props,
        disabled: !here,
        make: async () => (await import('./summary')).report(here ?? partners[place]!, compared, language, file()),
      }}
      imports={{ accept: '.json', read }}
    >
      <div ref={body} className={styles.tool}>
        {partners.length === 1 ? (
          view(partners[0]!)
        ) : (
          <Tabs.Root value={String(place)} onValueChange={(value) => setChosen(Number(value))}>
            <div className={`${styles.tabs} ${screenOnly}`}>
              <Tabs.List label={t('Partners')}>
                {partners.map((partner, index) => (
                  <Tabs.Tab key={index} value={String(index)}>
                    {nameOf(partner, index)}
                  </Tabs.Tab>
                ))}
              </Tabs.List>
            </div>
            {partners.map((partner, index) => (
              <Tabs.Panel key={index} value={String(index)}>
                {index === place ? view(partner) : null}
              </Tabs.Panel>
            ))}
          </Tabs.Root>
        )}
        <div className={`${styles.adding} ${screenOnly}`}>
          <Button
            variant="secondary"
            icon={<Icon icon={Plus} size={18} />}
            disabled={partners.length >= maxPartners}
            onClick={add}
          >
            {t('Compare with another partner')}
          </Button>
          <Text size="xs" color="textSoft">
            {partners.length >= maxPartners
              ? t('At most {max} partners can be compared. Remove one to add another.', { max: maxPartners })
              : t('Generate scorecards for {min} to {max} partners to compare them.', {
                  min: minPartners,
                  max: maxPartners,
                })}
          </Text>
        </div>
        {compared.length >= minPartners ? <Comparison partners={compared} headingLevel={headingLevel} /> : null}
      </div>
    </ToolFrame>
  );
}

function samePartner(one: PartnerInput, other: PartnerInput): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

const isUntouched = (partner: PartnerInput) => samePartner(partner, defaultPartnerInput);
