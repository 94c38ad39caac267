// RISK-1
/** The four levels of probability, impact and risk, lowest first. */
export const levels = ['Low', 'Medium', 'High', 'Critical'] as const;
export type Level = (typeof levels)[number];

// RISK-2
/** Points of each level. */
export const levelValues: Readonly<Record<Level, number>> = { Low: 1, Medium: 2, High: 3, Critical: 4 };

// RISK-1
export const categories = [
  'Cybersecurity',
  'Operational',
  'Financial',
  'Compliance',
  'Technology',
  'Human Resources',
  'Vendor/Supplier',
  'Strategic',
  'Reputation',
  'Physical Security',
] as const;
export type RiskCategory = (typeof categories)[number];

// RISK-1
/** Any status may follow any other. */
export const statuses = ['Open', 'In Progress', 'Mitigated', 'Accepted'] as const;
export type RiskStatus = (typeof statuses)[number];

// RISK-3
/**
 * The minimum score of each level, highest first, in two presets, which differ at 12: Critical by `rule`, the default,
 * and High by `legend`.
 */
export const bandPresets = {
  rule: { Critical: 12, High: 9, Medium: 6, Low: 0 },
  legend: { Critical: 16, High: 9, Medium: 6, Low: 0 },
} as const satisfies Record<string, Record<Level, number>>;
export type Bands = keyof typeof bandPresets;

/** The ratings of a risk. */
export interface Rated {
  probability: Level;
  impact: Level;
  /** The probability after mitigation. */
  residualProbability?: Level;
  /** The impact after mitigation. */
  residualImpact?: Level;
}

// RISK-2
/** Probability × impact, 1 to 16. Throws for a value that is not a level. */
export function riskScore(probability: Level, impact: Level): number {
  return valueOf(probability) * valueOf(impact);
}

// RISK-3
/** The level of a score; by default 12 and above is Critical, 9 High, 6 Medium, otherwise Low. */
export function riskLevel(score: number, bands: Bands = 'rule'): Level {
  const band = bandPresets[bands];
  return levels.findLast((level) => score >= band[level]) ?? 'Low';
}

export const scoreOf = (risk: Rated): number => riskScore(risk.probability, risk.impact);

// RISK-5
/** A sorted copy, highest score first; equal scores keep their order. */
export function sortByScore<Risk extends Rated>(risks: readonly Risk[]): Risk[] {
  const byScore = Array.from({ length: 17 }, (): Risk[] => []);
  for (const risk of risks) byScore[scoreOf(risk)]?.push(risk);
  return byScore.toReversed().flat();
}

/** All scores of the grid, ascending. */
export const possibleScores: readonly number[] = [
  ...new Set(levels.flatMap((probability) => levels.map((impact) => riskScore(probability, impact)))),
].toSorted((one, other) => one - other);

export interface LegendEntry {
  level: Level;
  /** The lowest and highest possible score of the level. */
  from: number;
  to: number;
  /** `12–16`, or `9` if both are equal. */
  range: string;
}

// RISK-3
/** The legend, generated from the bands in use so that it cannot contradict them. */
export function legend(bands: Bands = 'rule'): LegendEntry[] {
  return levels.map((level) => {
    const scores = possibleScores.filter((score) => riskLevel(score, bands) === level);
    const [from = 0, to = from] = [scores.at(0), scores.at(-1)];
    return { level, from, to, range: from === to ? `${from}` : `${from}–${to}` };
  });
}

export interface RiskSummary {
  totalRisks: number;
  criticalRisks: number;
  highRisks: number;
  openRisks: number;
}

// RISK-6
/** The summary tiles. Every risk counts, whatever its status; Open counts only the status Open. */
export function summarize(risks: readonly (Rated & { status: RiskStatus })[], bands: Bands = 'rule'): RiskSummary {
  const found = risks.map((risk) => riskLevel(scoreOf(risk), bands));
  return {
    totalRisks: risks.length,
    criticalRisks: found.filter((level) => level === 'Critical').length,
    highRisks: found.filter((level) => level === 'High').length,
    openRisks: risks.filter(({ status }) => status === 'Open').length,
  };
}

export interface Cell {
  probability: Level;
  impact: Level;
  score: number;
  level: Level;
  /** The number of risks in the cell. */
  count: number;
}

// RISK-4
/** The 4 × 4 grid by rows from the top: impact Critical to Low, in each row probability Low to Critical. */
export function grid(risks: readonly Rated[], bands: Bands = 'rule'): Cell[][] {
  return levels.toReversed().map((impact) =>
    levels.map((probability) => {
      const score = riskScore(probability, impact);
      return {
        probability,
        impact,
        score,
        level: riskLevel(score, bands),
        count: inCell(risks, { probability, impact }).length,
      };
    }),
  );
}

/** The risks of one cell, in their order. */
export function inCell<Risk extends Rated>(risks: readonly Risk[], cell: Pick<Cell, 'probability' | 'impact'>): Risk[] {
  return risks.filter(({ probability, impact }) => probability === cell.probability && impact === cell.impact);
}

// RISK-12
/** The score after mitigation; a side without a residual rating keeps its current one. */
export const residualScore = (risk: Rated): number => scoreOf(afterMitigation(risk));

// RISK-12
/** The risk rated after mitigation, for the grid, tiles and order of the "after" view. */
export function afterMitigation<Risk extends Rated>(risk: Risk): Risk {
  return {
    ...risk,
    probability: risk.residualProbability ?? risk.probability,
    impact: risk.residualImpact ?? risk.impact,
  };
}

function valueOf(level: Level): number {
  if (!Object.hasOwn(levelValues, level))
    throw new RangeError(`"${String(level)}" is not a level: use ${levels.join(', ')}.`);
  return levelValues[level];
}
