import type { RiskLanguage } from './words';

/** The fields of a risk that columns may fill, in the order of the dialog. */
export const importFields = [
  'title',
  'description',
  'category',
  'probability',
  'impact',
  'status',
  'owner',
  'mitigation',
  'residualProbability',
  'residualImpact',
  'dateAdded',
] as const;
export type ImportField = (typeof importFields)[number];

/** These need a column, or a value for all rows. */
export const requiredFields = ['title', 'description', 'category', 'probability', 'impact'] as const;

/** The source of a field: the index of its column, or one text for all rows. */
export type Sources = Partial<Record<ImportField, number | string>>;

/** Common names of columns in English and Spanish, letters without accents only, best first. */
const namesOf: Readonly<Record<ImportField, readonly string[]>> = {
  title: words(
    'title risktitle risk riskname name riskevent event threat issue summary subject hazard titulo nombre riesgo nombredelriesgo amenaza',
  ),
  description: words(
    'description riskdescription details detail riskdetails statement riskstatement cause notes descripcion descripciondelriesgo detalle detalles causa notas',
  ),
  category: words(
    'category riskcategory type risktype area riskarea department domain class group categoria categoriadelriesgo tipo tipoderiesgo ambito departamento',
  ),
  probability: words(
    'probability likelihood prob chance frequency inherentlikelihood inherentprobability probabilidad frecuencia',
  ),
  impact: words(
    'impact severity consequence consequences effect inherentimpact magnitude impacto gravedad severidad consecuencia consecuencias',
  ),
  status: words('status riskstatus state estado situacion'),
  owner: words(
    'owner riskowner responsible responsibleperson assignedto assignee accountable responsable propietario encargado',
  ),
  mitigation: words(
    'mitigation mitigationplan mitigations treatment treatmentplan controls control response riskresponse actions action actionplan countermeasures countermeasure mitigacion plandemitigacion tratamiento medidas controles acciones',
  ),
  residualProbability: words(
    'residualprobability residuallikelihood probabilityaftermitigation likelihoodaftermitigation targetlikelihood targetprobability probabilidadresidual probabilidadtraslamitigacion',
  ),
  residualImpact: words(
    'residualimpact residualseverity residualconsequence impactaftermitigation targetimpact impactoresidual impactotraslamitigacion',
  ),
  dateAdded: words(
    'addedat anadidoel dateadded fechadealta added date dateidentified identified dateraised raised datelogged created createdon fecha fechadeidentificacion fechaderegistro',
  ),
};

function words(text: string): string[] {
  return text.split(' ');
}

const allNames = new Set(Object.values(namesOf).flat());

/** Matches columns to fields by name. Without a description column, the title is used. */
export function guessSources(header: readonly string[]): Sources {
  const sources = guessByNames(header);
  if (sources.description === undefined && sources.title !== undefined) sources.description = sources.title;
  return sources;
}

export const maxColumns = 100;

/** The number of fields that a row names, to find the header row; none if it has more cells than are read. */
export const knownNames = (cells: readonly string[]): number =>
  cells.length > maxColumns ? 0 : Object.keys(guessByNames(cells)).length;

function guessByNames(header: readonly string[]): Partial<Record<ImportField, number>> {
  const found: Partial<Record<ImportField, number>> = {};
  const taken = new Set<number>();
  const take = (field: ImportField, index: number) => {
    if (index < 0 || found[field] !== undefined) return;
    found[field] = index;
    taken.add(index);
  };
  // Brackets hold a unit or a scale: "Likelihood (1-5)".
  const plain = header.map((name) => letters(name.replace(/\([^)]{0,99}\)|\[[^\]]{0,99}\]/g, '')) || letters(name));
  for (const field of importFields)
    for (const known of namesOf[field])
      take(
        field,
        plain.findIndex((name, at) => name === known && !taken.has(at)),
      );
  // "Likelihood rating", "Owner name", "Inherent impact": starts or ends with a name.
  for (const field of importFields)
    for (const known of namesOf[field].filter((name) => name.length > 3))
      take(
        field,
        plain.findIndex(
          (name, at) =>
            !taken.has(at) &&
            !allNames.has(name) &&
            !computed.test(name) &&
            residual.test(name) === residual.test(known) &&
            (name.startsWith(known) || name.endsWith(known)),
        ),
      );
  return found;
}

// Scores and their levels are computed, not imported.
const computed = /score|level$|total|^id$|number|puntuacion|^nivel(?:deriesgo)?(?:residual)?$|numero/;
const residual = /residual|target|aftermitigation|traslamitigacion/;

const letters = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '');

/** Distinct labels for the columns: unnamed and duplicate ones get their position. */
export function columnLabels(header: readonly string[], t: RiskLanguage['t']): string[] {
  const names = header.map((name) => name.replace(/\s+/g, ' ').trim());
  return names.map((name, index) => {
    if (name === '') return t('Column {number}', { number: index + 1 });
    return names.indexOf(name) === index && names.lastIndexOf(name) === index
      ? name
      : t('{name} (column {number})', { name, number: index + 1 });
  });
}
