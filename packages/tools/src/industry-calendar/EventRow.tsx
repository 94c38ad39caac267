import { Badge, Button, ButtonLink, Heading, type HeadingLevel, Icon, Text } from '@advisor/ui';
import { CalendarPlus } from 'lucide';
import { memo, Suspense, useId, useState } from 'react';
import { Marked, rows } from '../directory';
import { lazyComponent, screenOnly } from '../frame';
import { whenLabels } from './dates';
import type { CalendarEvent } from './document';
import { placeOf } from './place';
import { useCalendarLanguage } from './useCalendarLanguage';

export interface EventRowProps {
  event: CalendarEvent;
  /** The heading level of the title. */
  level: HeadingLevel;
  /** The search text, to highlight. */
  search: string;
  /** Called to export the event as a calendar file. */
  onSave: (event: CalendarEvent) => void;
  /** Called to remove the visitor's own event; absent for events of the list. */
  onRemove?: ((event: CalendarEvent) => void) | undefined;
}

const CalendarChoice = lazyComponent(async () => (await import('./CalendarChoice')).default);
const icon = <Icon icon={CalendarPlus} size={18} />;

/** An event: date and type in the narrow column, the rest in the wide one. Renders an `<article>`. */
export const EventRow = memo(function EventRow({ event, level, search, onSave, onRemove }: EventRowProps) {
  const language = useCalendarLanguage();
  const { t } = language;
  const id = useId();
  const [choosing, setChoosing] = useState(false);
  const { title, date, time, type, organizer, description, website, registrationUrl, featured } = event;
  const { days, hours } = whenLabels(event, language);
  return (
    <article className={rows.row} aria-labelledby={id}>
      <div className={rows.words}>
        <Heading level={level} size="l" id={id}>
          <Marked text={title} search={search} />
        </Heading>
        <Text size="s" color="textSoft">
          <span>
            <Marked text={organizer} search={search} />
          </span>{' '}
          · <span>{placeOf(event, language.tell)}</span>
        </Text>
        <div className={rows.text}>
          <Text size="s">
            <Marked text={description} search={search} />
          </Text>
        </div>
        <div className={`${rows.buttons} ${screenOnly}`}>
          {registrationUrl ? (
            <ButtonLink href={registrationUrl} variant="secondary" size="small" aria-describedby={id}>
              {t('Register')}
            </ButtonLink>
          ) : null}
          {website ? (
            <ButtonLink href={website} variant="secondary" size="small" aria-describedby={id}>
              {t('Website')}
            </ButtonLink>
          ) : null}
          <Button
            variant="quiet"
            size="small"
            icon={icon}
            aria-describedby={id}
            aria-expanded={choosing}
            onClick={() => setChoosing(!choosing)}
          >
            {t('Add to calendar')}
          </Button>
          {onRemove ? (
            <Button variant="quiet" size="small" tone="danger" aria-describedby={id} onClick={() => onRemove(event)}>
              {t('Remove')}
            </Button>
          ) : null}
        </div>
        {choosing ? (
          <div className={screenOnly}>
            <Suspense fallback={null}>
              <CalendarChoice event={event} onSave={onSave} />
            </Suspense>
          </div>
        ) : null}
      </div>
      <div className={rows.facts}>
        <Text as="strong" size="s" weight="medium" color="text">
          <time dateTime={`${date}T${time}`}>{days}</time>
        </Text>
        <span>{hours}</span>
        <span>{t(type)}</span>
        {featured ? <Badge>{t('Featured')}</Badge> : null}
        {onRemove ? <Badge tone="warning">{t('Pending review')}</Badge> : null}
      </div>
    </article>
  );
});
