import { vars } from '@advisor/ui/theme';

/** A variable's name: `--advisor-size-s` of `var(--advisor-size-s)`. */
const nameOf = (variable: string) => variable.slice(4, -1);

/** The type scale on paper, in points, independent of the page's text size: [size, leading]. */
const points = {
  xs: [7.5, 10],
  s: [9, 12],
  m: [9, 12],
  l: [11, 14],
  xl: [14, 17],
  xxl: [18, 21],
  display: [24, 26],
};
const type = Object.entries(points)
  .map(([step, [size, leading]]) => {
    const name = step as keyof typeof points;
    return `${nameOf(vars.size[name])}: ${size}pt; ${nameOf(vars.leading[name])}: ${leading}pt;`;
  })
  .join('\n');
const space = Object.entries({ xxs: 2, xs: 4, s: 6, m: 8, l: 11, xl: 15, xxl: 20 })
  .map(([step, size]) => `${nameOf(vars.space[step as 'xxs'])}: ${size}pt;`)
  .join('\n');
const heading = `font-family: ${vars.font.heading}; font-weight: ${vars.weight.heading};`;
const sized = (step: keyof typeof points) => `font-size: ${vars.size[step]}; line-height: ${vars.leading[step]};`;
const small = `color: ${vars.colour.textSoft}; ${sized('xs')}`;

/** The attribute that marks an element of a paper, with its name. */
export const paperAttribute = 'data-advisor-paper';
const of = (name: string) => `[${paperAttribute}='${name}']`;

/**
 * The styles of a paper, with its own type and spacing. Blocks, because grids do not break well across pages. Outranks
 * the tool stylesheet's resets of page rules (`isolateStyles.ts`).
 */
export const paperRules = `:is([data-advisor-tool], #_#_#_#_#_) {
  ${of('sheet')} {
    ${type}
    ${space}
    font-family: ${vars.font.text};
    ${sized('s')}
    color: ${vars.colour.text};
    overflow-wrap: anywhere;
    font-variant-numeric: lining-nums;
  }
  ${of('letterhead')} {
    display: flex;
    justify-content: space-between;
    gap: ${vars.space.xl};
    padding-block-end: ${vars.space.xs};
    border-block-end: 1pt solid currentColor;
    font-weight: ${vars.weight.strong};
  }
  ${of('title')} {
    margin-block: ${vars.space.l} 0;
    ${heading}
    ${sized('xxl')}
    text-wrap: balance;
  }
  ${of('subject')} {
    margin-block-start: ${vars.space.xxs};
    color: ${vars.colour.textSoft};
    white-space: pre-line;
  }
  ${of('part')} {
    margin-block-start: ${vars.space.l};
    padding-block-start: ${vars.space.xs};
    border-block-start: 0.5pt solid ${vars.colour.text};
  }
  ${of('partTitle')} {
    margin-block-end: ${vars.space.xs};
    ${heading}
    ${sized('l')}
    break-after: avoid;
  }
  ${of('verdict')} {
    margin-block-end: ${vars.space.xxs};
    font-weight: ${vars.weight.medium};
  }
  ${of('beside')} {
    display: grid;
    grid-template-columns: 1fr 1fr;
    column-gap: ${vars.space.xl};
    align-items: start;
    break-inside: avoid;
    > * {
      min-inline-size: 0;
    }
  }
  ${of('chart')} {
    container-type: inline-size;
    margin-block-start: ${vars.space.s};
    break-inside: avoid;
  }
  ${of('figures')} {
    display: flex;
    flex-flow: row wrap;
    gap: ${vars.space.xs} ${vars.space.xxl};
    break-inside: avoid;
    dt {
      ${small}
    }
    dd {
      margin: 0;
      font-family: ${vars.font.heading};
      font-size: ${vars.size.xl};
      line-height: 1.2;
    }
    div:first-child > dt + dd {
      font-size: ${vars.size.xxl};
    }
  }
  ${of('lines')} {
    margin: 0;
    padding: 0;
    list-style: none;
    li {
      padding-block: 1pt;
      break-inside: avoid;
    }
  }
  ${of('columns')} {
    columns: 2;
    column-gap: ${vars.space.xl};
    > div {
      padding-block: 3pt;
      break-inside: avoid;
    }
    dt {
      font-weight: ${vars.weight.strong};
    }
    dd {
      margin: 0;
    }
  }
  ${of('table')} {
    inline-size: 100%;
    border-collapse: collapse;
    font-variant-numeric: lining-nums tabular-nums;
    thead {
      display: table-header-group;
      ${small}
    }
    tr {
      break-inside: avoid;
    }
    th, td {
      padding-block: 2pt;
      padding-inline: 0 ${vars.space.m};
      border-block-end: 0.5pt solid ${vars.colour.border};
      text-align: start;
      vertical-align: top;
      font-weight: ${vars.weight.regular};
      /* Columns are as wide as their longest word. */
      overflow-wrap: break-word;
    }
    :is(th, td):last-child {
      padding-inline-end: 0;
    }
    tbody th {
      font-weight: ${vars.weight.strong};
    }
  }
  td${of('bar')} {
    inline-size: 45%;
    vertical-align: middle !important;
    span {
      display: block;
      block-size: 0.625rem;
    }
    > span {
      border-inline-start: 1px solid ${vars.colour.border};
    }
    span span {
      print-color-adjust: exact;
    }
  }
  td${of('blank')} {
    inline-size: 24mm;
    block-size: 15pt;
  }
  ${of('small')} {
    ${small}
    font-weight: ${vars.weight.regular};
    white-space: pre-line;
  }
}`;
