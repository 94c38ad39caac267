import { ConfirmDialog } from '@advisor/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import {
  callSite,
  LazyDialog,
  SharedForm,
  jsonFile,
  PartBoundary,
  PartStatus,
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
import { inOneLine } from '../frame/summaryText';
import { Configuration } from './Configuration';
import { createDocument, type Risk, type RiskMatrixDocument } from './document';
import { exportMatrix, matrixFormat } from './exchange';
import { MatrixTable } from './MatrixTable';
import type { RiskWords } from './messages/es';
import { Register } from './Register';
import * as styles from './RiskMatrix.css';
import { afterMitigation, grid, summarize, type Bands, type RiskSummary } from './rules';
import type { ChosenTable, TableKind } from './files';
import { registerActions } from './registerActions';
import { useRiskLanguage } from './useRiskLanguage';
import { useHasStoredWeaknesses } from './useHasStoredWeaknesses';
import { noFilter, type View } from './view';
import type { Weakness } from './weaknesses';

export interface RiskMatrixProps extends ToolInLanguagesProps<RiskWords>, SendingProps {
  /**
   * Which preset of the bands to use; they differ at the score 12.
   * @default 'rule'
   */
  bands?: Bands;
  /** The initial matrix. Read once; work saved in this browser replaces it. */
  initialDocument?: RiskMatrixDocument;
  /** Weaknesses to offer as risks, besides those from the security assessment of this site. */
  weaknesses?: readonly Weakness[];
  /** Called with the summary and the document once loaded, and after each change. */
  onResult?: (summary: RiskSummary, document: RiskMatrixDocument) => void;
}

/** The creation date is set at the first change. */
const blank = createDocument(new Date(0));

const languages = toolLanguages({ es: async () => (await import('./messages/es')).es });

const loadDialog = () => import('./RiskDialog');
const loadImportDialog = () => import('./ImportDialog');
const loadFilled = () => import('./filled');
const loadOffer = () => import('./WeaknessOffer');

/** Rates risks by probability and impact on a 4 × 4 grid, with a register. Renders a `<div role="group">`. */
export function RiskMatrix(props: RiskMatrixProps) {
  return (
    <ToolLanguage locale={props.locale} messages={props.messages} languages={languages}>
      <InLanguage {...props} />
    </ToolLanguage>
  );
}

function InLanguage(props: RiskMatrixProps) {
  const [initial] = useState(() => props.initialDocument ?? blank);
  const tool = useTool({ format: matrixFormat, initial, props });
  return (
    <ToolBoundary tool={tool} theme={props.theme}>
      <Matrix {...props} tool={tool} />
    </ToolBoundary>
  );
}

function Matrix({ tool, ...props }: RiskMatrixProps & { tool: Tool<RiskMatrixDocument> }) {
  const { headingLevel = 2, onResult } = props;
  const language = useRiskLanguage();
  const { t, plural } = language;
  // The attribute of a custom element may be any text.
  const bands = props.bands === 'legend' ? 'legend' : 'rule';
  const register = registerActions(tool);
  const { risks } = tool.state;
  const [filter, setFilter] = useState(noFilter);
  const [view, setView] = useState<View>('before');
  const [edited, setEdited] = useState<Risk | 'new'>();
  const [resetting, setResetting] = useState(false);
  const [chosen, setChosen] = useState<ChosenTable>();
  const [reveal, setReveal] = useState<{ key: string }>();
  const heading = useRef<HTMLDivElement>(null);
  const { part: filled, ...loadingList } = useLazyModule(loadFilled, risks.length > 0 || edited !== undefined);
  const { part: offer, ...loadingOffer } = useLazyModule(loadOffer, useHasStoredWeaknesses(props.weaknesses));
  const cells = useMemo(() => grid(view === 'after' ? risks.map(afterMitigation) : risks, bands), [risks, view, bands]);

  const report = useLatest(onResult);
  useEffect(() => {
    if (tool.ready) callSite(report.current, summarize(tool.state.risks, bands), tool.state);
  }, [tool.ready, tool.state, bands, report]);

  const focusRegister = () => heading.current?.focus();
  const saveTemplate = (kind: TableKind) =>
    void tool.attempt(t('The template could not be created'), async () =>
      tool.save(await (await import('./files')).templateFile(kind, tool.now(), language)),
    );
  const table = async (kind: TableKind) => (await import('./files')).tableFile(tool, bands, kind, language);
  useEffect(() => {
    const element = heading.current;
    if (!reveal || !element) return;
    // The button that opened the dialog may be gone, with the empty register or a row that moved out of sight.
    const { activeElement } = element.getRootNode() as Document | ShadowRoot;
    if (!element.closest('[role="group"]')?.contains(activeElement)) element.focus();
  }, [reveal]);

  return (
    <ToolFrame
      tool={tool}
      label="Risk matrix"
      theme={props.theme}
      result={
        risks.length > 0
          ? t('{label}: {value}', {
              label: inOneLine(tool.state.title) || t('Risk matrix'),
              value: plural(risks.length, '{count} risk', '{count} risks'),
            })
          : undefined
      }
      inputs={tool.state.description}
      exports={[
        { label: t('Export CSV'), disabled: risks.length === 0, make: () => table('csv') },
        { label: t('Export Excel'), disabled: risks.length === 0, make: () => table('xlsx') },
      ]}
      sending={{
        ...props,
        disabled: risks.length === 0,
        make: async () => (await import('./summary')).report(tool.state, bands, language, await table('csv')),
      }}
      imports={{
        accept: '.json,.csv,.tsv,.txt,.xlsx',
        read: async (file) => {
          const { takeFile } = await import('./files');
          setChosen(await takeFile(file, tool, language));
          setFilter(noFilter);
        },
      }}
    >
      {offer ? (
        <offer.WeaknessOffer
          tool={tool}
          register={register}
          {...(props.weaknesses && { given: props.weaknesses })}
          onAdded={focusRegister}
        />
      ) : (
        <PartStatus {...loadingOffer} title={t('The weaknesses that your assessment found could not be loaded')} />
      )}
      <SharedForm tool={tool} hasResult={risks.length > 0}>
        <Configuration
          level={headingLevel}
          document={tool.state}
          onText={register.setText}
          onAdd={() => setEdited('new')}
          onExport={() => tool.save(jsonFile(exportMatrix(tool.state, tool.now(), bands)))}
          onReset={() => setResetting(true)}
        />
      </SharedForm>
      {filled && risks.length > 0 ? (
        <filled.SummaryTiles risks={risks} bands={bands} view={view} onView={setView} />
      ) : null}
      <div className={styles.columns}>
        <MatrixTable
          level={headingLevel}
          bands={bands}
          cells={cells}
          view={view}
          marks={filled}
          chosen={filter.cell}
          onChoose={(cell) => setFilter({ ...filter, cell })}
          onGoToRegister={focusRegister}
        />
        <Register
          level={headingLevel}
          headingRef={heading}
          notice={tool.notice}
          empty={risks.length === 0}
          onAdd={() => setEdited('new')}
          onTemplate={saveTemplate}
        >
          {filled ? (
            <PartBoundary resetKey={risks}>
              <filled.RegisterList
                level={headingLevel === 2 ? 3 : 4}
                bands={bands}
                risks={risks}
                view={view}
                filter={filter}
                {...(reveal && { reveal })}
                onFilter={setFilter}
                onEdit={setEdited}
                onDelete={(risk) => {
                  register.remove(risk.id);
                  tool.notifyInPlace(t('Risk Deleted'), t('Risk has been removed from the matrix.'));
                  focusRegister();
                }}
              />
            </PartBoundary>
          ) : (
            <PartStatus {...loadingList} title={t('The list of the risks could not be loaded')} />
          )}
        </Register>
      </div>
      {edited ? (
        <LazyDialog
          load={loadDialog}
          title={edited === 'new' ? t('Add New Risk') : t('Edit Risk')}
          onClose={() => setEdited(undefined)}
        >
          {({ RiskDialog }) => (
            <RiskDialog
              bands={bands}
              {...(edited !== 'new' && { risk: edited })}
              tool={tool}
              register={register}
              onClose={() => setEdited(undefined)}
              onSaved={(key) => {
                setReveal({ key });
                if (edited === 'new') setFilter(noFilter);
              }}
            />
          )}
        </LazyDialog>
      ) : null}
      {chosen ? (
        <LazyDialog load={loadImportDialog} title={t('Import risks')} onClose={() => setChosen(undefined)}>
          {({ ImportDialog }) => (
            <ImportDialog chosen={chosen} tool={tool} register={register} onClose={() => setChosen(undefined)} />
          )}
        </LazyDialog>
      ) : null}
      <ConfirmDialog
        open={resetting}
        question={t('Clear the risk matrix?')}
        confirmLabel={t('Clear all risks')}
        tone="danger"
        onCancel={() => setResetting(false)}
        onConfirm={() => {
          setResetting(false);
          register.clear();
          setFilter(noFilter);
          setView('before');
          tool.notify(t('Matrix Reset'), t('Risk matrix has been cleared.'));
        }}
      >
        {t('All risks are removed. Title and description stay, and Undo brings the risks back.')}
      </ConfirmDialog>
    </ToolFrame>
  );
}
