import type { Catalog, Overrides } from '@advisor/ui/language';
import type { ToolFile, ToolNotice, ToolReport } from '../frame/tool';
import type { declarations, ToolPropsByTag, ToolTag } from './declarations';

export type { ToolTag };

/** What the event `error` of an element carries. */
export interface ToolElementError {
  /** What is wrong, and where. */
  message: string;
  /** The property whose data is not used, `src`, or `tool` when its code could not be loaded. */
  property: string;
}

/** The events of an element by name. */
export interface ToolElementEvents<Tag extends ToolTag> {
  /** The arguments of the tool's `onResult`. */
  result: CustomEvent<Parameters<NonNullable<ToolPropsByTag[Tag]['onResult']>>>;
  /** A file to download; `preventDefault` stops the download. */
  export: CustomEvent<ToolFile>;
  // TOOL-25
  /** The result to send to whom `sendTo` names. Only from elements with that property. The tool itself sends nothing. */
  send: CustomEvent<ToolReport>;
  /** A notice; `preventDefault` hides it. */
  notice: CustomEvent<ToolNotice>;
  /** Data that is not valid, or could not be loaded. It does not bubble. */
  error: CustomEvent<ToolElementError>;
}

/** The properties of every element. Undefined and null stand for the default. */
export interface CommonToolElementProperties {
  locale?: string | null | undefined;
  /** By the English texts. */
  messages?: Overrides<Catalog> | null | undefined;
  theme?: 'light' | 'dark' | null | undefined;
  headingLevel?: 2 | 3 | null | undefined;
  /** `none` keeps nothing. */
  storageKey?: string | null | undefined;
  useAddress?: boolean | null | undefined;
  mode?: 'inline' | 'dialog' | null | undefined;
  buttonLabel?: string | null | undefined;
}

type OwnName<Tag extends ToolTag> = keyof (typeof declarations)[Tag]['properties'] & keyof ToolPropsByTag[Tag];

/** The properties of an element. Undefined and null stand for the default. */
export type ToolElementProperties<Tag extends ToolTag> = CommonToolElementProperties & {
  [Name in OwnName<Tag>]?: ToolPropsByTag[Tag][Name] | null | undefined;
} & ((typeof declarations)[Tag] extends { source: string } ? { src?: string | null | undefined } : unknown);

interface Listening<Events> {
  addEventListener<Type extends keyof Events>(
    type: Type,
    listener: (event: Events[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Type extends keyof Events>(
    type: Type,
    listener: (event: Events[Type]) => void,
    options?: boolean | EventListenerOptions,
  ): void;
}

/** An element of a tool. */
export type ToolElement<Tag extends ToolTag> = Listening<ToolElementEvents<Tag>> &
  ToolElementProperties<Tag> &
  HTMLElement;

declare global {
  // Interfaces can be extended.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface HTMLElementTagNameMap {
    'msp-pricing-calculator': ToolElement<'msp-pricing-calculator'>;
    'security-assessment': ToolElement<'security-assessment'>;
    'partner-scorecard': ToolElement<'partner-scorecard'>;
    'risk-matrix': ToolElement<'risk-matrix'>;
    'industry-calendar': ToolElement<'industry-calendar'>;
    'industry-glossary': ToolElement<'industry-glossary'>;
  }
}
