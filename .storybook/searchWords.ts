/** Synonyms, by page title in the sidebar: the sidebar search finds the page by these words too. */
export const searchWords: Readonly<Record<string, readonly string[]>> = {
  Introduction: ['getting started', 'overview', 'accessibility', 'a11y', 'toolbar', 'status'],
  'Theme/Tokens': [
    'tokens',
    'design tokens',
    'css variables',
    'figma',
    'dtcg',
    'z-index',
    'focus ring',
    'export',
    'download',
  ],
  'Theme/Icons': ['lucide', 'symbols', 'pictograms', 'svg'],
  'Patterns/Content style': [
    'content',
    'style guide',
    'voice',
    'tone',
    'writing',
    'capitals',
    'dates',
    'numbers',
    'errors',
  ],
  'Theme/Colours': ['colors', 'palette', 'tokens', 'dark mode', 'contrast'],
  'Theme/Type scale': ['typography', 'fonts', 'font size', 'line height', 'tokens'],
  'Theme/Space': ['spacing', 'margin', 'padding', 'gap', 'tokens'],
  'Theme/Radius': ['border radius', 'rounded corners', 'tokens'],
  'Theme/Shadow and layers': ['elevation', 'z-index', 'tokens'],
  'Theme/Motion': ['animation', 'transition', 'duration', 'tokens', 'reduced motion'],
  'Theme/Breakpoints and widths': ['responsive', 'media queries', 'viewport', 'tokens'],
  'Theme/Forced colours': ['high contrast', 'accessibility', 'a11y'],
  'Theme/Your own brand': ['theming', 'design tokens', 'css variables', 'customisation'],
  'Patterns/Dialogs': ['modal', 'popup'],
  'Patterns/Notices': ['toast', 'snackbar', 'banner', 'message'],
  'Patterns/Forms': ['validation', 'errors'],
  'Overlays/Dialog': ['modal', 'popup', 'lightbox'],
  'Overlays/ConfirmDialog': ['modal', 'alert dialog', 'confirmation'],
  'Overlays/SearchDialog': ['command palette', 'autocomplete', 'combobox', 'typeahead', 'modal'],
  'Feedback/notify': ['toast', 'snackbar', 'notification'],
  'Feedback/Alert': ['banner', 'callout', 'inline message'],
  'Feedback/Spinner': ['loader', 'loading', 'progress', 'busy'],
  'Feedback/Progress': ['progress bar', 'loader', 'percent', 'meter'],
  'Charts/Meter': ['gauge', 'score', 'level', 'bar', 'percent'],
  'Charts/DotChart': ['dot plot', 'dumbbell chart', 'lollipop', 'comparison', 'before and after'],
  'Charts/Waterfall': ['bridge chart', 'cascade', 'breakdown', 'cost', 'price'],
  'Feedback/Skeleton': ['placeholder', 'loading'],
  'Feedback/EmptyState': ['no results', 'blank slate'],
  'Fields/SelectInput': ['dropdown', 'picker', 'combobox', 'listbox'],
  'Forms/SelectField': ['dropdown', 'picker', 'listbox'],
  'Navigation/AccountMenu': ['dropdown', 'menu', 'popover'],
  'Fields/RadioGroupInput': ['radio button', 'option'],
  'Fields/SegmentedControl': ['toggle group', 'switch', 'view switcher', 'button group'],
  'Fields/CheckboxInput': ['toggle', 'switch', 'tick box'],
  'Fields/TextInput': ['text box', 'input'],
  'Fields/FileInput': ['upload', 'file picker', 'attachment'],
  'Forms/FileUpload': ['upload', 'drop zone', 'drag and drop', 'attachment'],
  'Navigation/NavBar': ['header', 'app bar', 'menu'],
  'Navigation/SideNav': ['sidebar', 'drawer', 'side bar', 'menu', 'tree', 'hamburger'],
  'Navigation/Stepper': ['steps', 'wizard', 'progress tracker', 'progress indicator', 'breadcrumb'],
  'Navigation/Pagination': ['pager', 'pages'],
  'Navigation/SkipLink': ['accessibility', 'a11y', 'skip to content'],
  'Text/CodeBlock': ['snippet', 'preformatted text', 'pre', 'monospace'],
  'Text/Kbd': ['keyboard shortcut', 'key', 'hotkey'],
  'Layout/VisuallyHidden': ['screen reader only', 'sr-only', 'a11y', 'accessibility'],
  'Layout/CalendarMonth': ['calendar', 'date', 'events', 'month'],
  'Layout/DataTable': ['data grid', 'grid', 'rows', 'columns', 'list'],
  'Layout/Disclosure': ['accordion', 'details', 'collapse', 'expander'],
  'Cards/Badge': ['tag', 'chip', 'pill', 'label'],
  'Cards/Card': ['tile', 'panel'],
  'Layout/Stack': ['flex', 'spacing'],
  'Content/Sections/Contents': ['table of contents', 'toc', 'anchors', 'scrollspy'],
};

interface Entry {
  id: string;
  title: string;
  type: string;
  anchors?: { id: string; title: string }[];
}

interface Generator {
  getIndex: () => Promise<{ entries: Record<string, Entry> }>;
}

/**
 * A Storybook preset that adds the synonyms to the index, where its search looks for headings. Receives the index
 * generator of the previous presets.
 */
export function withSearchWords<Of extends Generator>(generator: Of): Of {
  const getIndex = generator.getIndex.bind(generator);
  generator.getIndex = async () => {
    const index = await getIndex();
    for (const entry of Object.values(index.entries))
      if (entry.type === 'docs')
        for (const title of searchWords[entry.title] ?? [])
          if (!entry.anchors?.some((anchor) => anchor.title === title))
            (entry.anchors ??= []).push({ id: entry.id, title });
    return index;
  };
  return generator;
}
