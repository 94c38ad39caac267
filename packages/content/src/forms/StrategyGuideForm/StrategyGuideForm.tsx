import { FormSection, type FormProps } from '../FormSection';
import { strategyGuide } from './definition';

/** Orders the strategy guide; the form of /download-strategy-guide. Renders a `<section>`. */
export function StrategyGuideForm(props: FormProps) {
  return <FormSection definition={strategyGuide} {...props} />;
}
