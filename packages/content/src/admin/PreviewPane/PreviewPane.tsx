import { Heading, Stack } from '@advisor/ui';
import { RadioGroupInput } from '@advisor/ui/fields';
import { useEffect, useRef, useState, type Ref } from 'react';
import * as styles from './PreviewPane.css';

export interface PreviewPaneProps {
  /** Names the frame. */
  title: string;
  /** The address of what is shown. */
  src: string;
  /** The `<iframe>`. */
  frameRef?: Ref<HTMLIFrameElement>;
}

const widths = [
  { value: 'phone', label: 'Phone', width: 390, height: 780 },
  { value: 'desktop', label: 'Desktop', width: 1280, height: 800 },
] as const;

// ADMIN-21
/** A page in a frame at the width of a phone or of a desktop, scaled to the space there is. Renders a `<section>`. */
export function PreviewPane({ title, src, frameRef }: PreviewPaneProps) {
  const [chosen, setChosen] = useState<string>('phone');
  const [space, setSpace] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const { width, height } = widths.find(({ value }) => value === chosen)!;

  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setSpace(entry!.contentRect.width));
    observer.observe(box.current!);
    return () => observer.disconnect();
  }, []);

  const scale = Math.min(1, (space || width) / width);
  return (
    <Stack as="section" space="s">
      <Heading level={3} size="l">
        Preview
      </Heading>
      <RadioGroupInput
        label="Width"
        layout="row"
        value={chosen}
        onChange={setChosen}
        options={widths.map(({ value, label }) => ({ value, label }))}
      />
      <div ref={box}>
        <div className={styles.frame} style={{ maxInlineSize: width, blockSize: height * scale }}>
          {/* oxlint-disable-next-line react/iframe-missing-sandbox -- Our own page with its session: a sandbox that allows both holds nothing back. */}
          <iframe
            ref={frameRef}
            title={title}
            src={src}
            className={styles.page}
            style={{ inlineSize: width, blockSize: height, transform: `scale(${scale})` }}
          />
        </div>
      </div>
    </Stack>
  );
}
