import { SunMoon } from 'lucide';
import { Icon } from '../../media/Icon';
import { useEffect, useRef } from 'react';
import { hidden, row, segment } from '../../fields/RadioGroupInput/radios.css';
import { applyThemeChoice, readThemeChoice, themeChoiceOf, themeRadioName } from '../../theme/themeChoice';
import { Popover } from '../../overlays/Popover';
import { NavBarButton } from '../NavBar/NavBarButton';

const choices = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: '', label: 'System' },
] as const;

/**
 * Switches between light, dark and the system's theme. The stylesheet follows the radio
 * buttons, so that a choice shows without a script; it is remembered once there is one. Renders a `<button>` and a
 * `Popover` with a radio group.
 */
export function ThemeSwitch() {
  const group = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const radios = [...group.current!.querySelectorAll('input')];
    const show = () => {
      for (const radio of radios) radio.checked = radio.value === (readThemeChoice() ?? '');
    };
    // A choice made before hydration overrides the stored one.
    const early = themeChoiceOf(radios.find((radio) => radio.checked)?.value);
    if (early) applyThemeChoice(early);
    else show();
    // Other code may change the theme of this page: a toolbar, another script.
    const observer = new MutationObserver(show);
    observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => observer.disconnect();
  }, []);

  return (
    <Popover trigger={<NavBarButton icon={<Icon icon={SunMoon} />} label="Theme" />} label="Theme" role="radiogroup">
      <div ref={group} className={row}>
        {choices.map(({ value, label }) => (
          <label key={label} className={segment}>
            <input
              type="radio"
              className={hidden}
              name={themeRadioName}
              value={value}
              defaultChecked={value === ''}
              onChange={() => applyThemeChoice(themeChoiceOf(value))}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </Popover>
  );
}
