import type { DirectoryPaperProps } from '../directory';
import { Columns, Paper, PaperPart, Small } from '../frame/paper';
import type { GlossaryTerm } from './document';
import { useGlossaryLanguage } from './useGlossaryLanguage';

export { printAlone } from '../frame/paper';

type Props = DirectoryPaperProps<GlossaryTerm>;

// TOOL-40
/** The visible terms as a paper, in two columns. Renders a `<div>`, which is empty on screen. */
export default function GlossaryPaper({ found, count, now: _now, ...of }: Props) {
  const { t } = useGlossaryLanguage();
  return (
    <Paper {...of} title={t('Industry glossary')} subject={count}>
      <Terms found={found} />
    </Paper>
  );
}

function Terms({ found }: Pick<Props, 'found'>) {
  const { t, tell } = useGlossaryLanguage();
  return (
    <PaperPart title={t('Terms')}>
      <Columns>
        {found.map(({ id, term, abbreviation, definition, category, examples }) => (
          <div key={id}>
            <dt>{abbreviation ? `${term} (${abbreviation})` : term}</dt>
            <dd>
              {definition}
              <Small>{[tell({ text: category }), ...examples].join(' · ')}</Small>
            </dd>
          </div>
        ))}
      </Columns>
    </PaperPart>
  );
}
