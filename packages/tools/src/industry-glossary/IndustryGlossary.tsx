import type { ToolProps } from '../frame';

export type IndustryGlossaryProps = ToolProps;

export function IndustryGlossary(_props: IndustryGlossaryProps) {
  return null;
}
