import { ItemManager, type ItemKind } from '../ItemManager';
import { sampleSettings } from '../sampleSettings';
import type { Setting, SettingType } from '../setting';
import { SettingCard } from '../SettingCard';
import { SettingDialog } from '../SettingDialog';

export interface SettingsManagerProps {
  /**
   * The initial items.
   * @default the words that the site has now
   */
  samples?: readonly Setting[];
  /** Called when unsaved changes appear or are gone. */
  onUnsavedChange?: (unsaved: boolean) => void;
}

const kinds: readonly ItemKind<SettingType>[] = [
  { type: 'hero', label: 'Hero Section', singular: 'hero text' },
  { type: 'about', label: 'About', singular: 'about text' },
  { type: 'testimonial', label: 'Testimonials', singular: 'testimonial' },
  { type: 'achievement', label: 'Achievements', singular: 'achievement' },
  { type: 'venture', label: 'Ventures', singular: 'venture' },
];

// ADMIN-9, ADMIN-10
/** The page /admin/site-settings: the words of the site. Changes stay in the page; nothing is stored. */
export function SettingsManager({ samples = sampleSettings, onUnsavedChange }: SettingsManagerProps) {
  return (
    <ItemManager<SettingType, Setting>
      headline="Site settings"
      tagline="The words of the hero and the About section, testimonials, achievements and ventures."
      kinds={kinds}
      samples={samples}
      renderCard={(setting, actions) => <SettingCard setting={setting} level={2} {...actions} />}
      renderDialog={({ item, ...state }) => (
        <SettingDialog open setting={item} {...state} onUnsavedChange={onUnsavedChange} />
      )}
    />
  );
}
