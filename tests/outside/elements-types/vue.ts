import type { GlobalComponents } from 'vue';
import '@advisor/tools/embed/vue';

type Props = InstanceType<GlobalComponents['industry-calendar']>['$props'];

export const valid: Props = { loadDelay: 0, events: null, class: 'wide', onClick: () => {} };
// @ts-expect-error -- a number
export const invalid: Props = { loadDelay: 'soon' };
