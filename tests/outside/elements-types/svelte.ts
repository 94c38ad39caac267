import '@advisor/tools/embed/svelte';

type Props = svelteHTML.IntrinsicElements['security-assessment'];

export const valid: Props = {
  class: 'wide',
  riskMatrixHref: '/risks',
  onresult: ({ detail: [result] }) => console.log(result.overallScore),
  'on:notice': ({ detail }) => console.log(detail.title),
};
// @ts-expect-error -- not one of the modes
export const invalid: Props = { mode: 'window' };
