import { Button, Stack, Text, VisuallyHidden } from '@advisor/ui';
import { TextInput } from '@advisor/ui/fields';
import { useRef, useState } from 'react';
import { altLimit, type ContentPicture } from '../../collections/files';
import * as styles from '../EntryForm/EntryForm.css';
import { FilePicker } from '../FilePicker';
import type { FileStore } from '../fileStore';
import { RemotePicture } from '../RemotePicture';
import { StoredPicture } from '../StoredPicture';

/** One of the owner's pictures, with its text alternative. */
export type PictureValue = Pick<ContentPicture, 'file' | 'alt'>;

export interface PictureInputProps {
  /** What the picture is for: "Portrait". It is also part of the names of the buttons. */
  label: string;
  /** Of the button that chooses, to which a summary of errors leads. */
  id: string;
  /** Of the field of the text alternative. */
  altId: string;
  /** Help for choosing, below the label. */
  hint?: string | undefined;
  /**
   * Whether a picture has to be chosen.
   * @default false
   */
  required?: boolean;
  /**
   * Whether the text beside the picture says the same: then it has no text alternative.
   * @default false
   */
  decorative?: boolean | undefined;
  /** The chosen picture and its text alternative. The field does not keep them: pass what `onChange` reports. */
  value: PictureValue | null;
  /** An address that was typed before pictures could be chosen; shown while none is. */
  address?: string;
  /** What is wrong with the picture. */
  error?: string | undefined;
  /** What is wrong with the text alternative. */
  altError?: string | undefined;
  /** Where pictures are chosen and stored. Without it none can be chosen. */
  files?: FileStore | undefined;
  /** Called with another picture or text alternative, and with null when the picture is removed. */
  onChange: (value: PictureValue | null) => void;
  /** Called when the picture was removed, after `onChange`. */
  onBlur?: () => void;
  /** Called when the focus leaves the text alternative. */
  onAltBlur?: () => void;
}

// FILE-30, ADMIN-31
/** The control of a picture: the one that is chosen, another one, none, and its text alternative. Renders a `<fieldset>`. */
export function PictureInput(props: PictureInputProps) {
  const { label, id, hint, required = false, decorative = false, value, address = '', files, onChange } = props;
  const { onBlur, error } = props;
  const [choosing, setChoosing] = useState(false);
  const choose = useRef<HTMLButtonElement>(null);
  const isShown = Boolean(value?.file || address);
  const [errorId, hintId] = [`${id}-error`, `${id}-hint`];
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined;
  return (
    <fieldset className={styles.fieldset} aria-describedby={describedBy}>
      <legend className={styles.legend}>
        <span>{label}</span>
        {required ? (
          <span aria-hidden="true" className={styles.mark}>
            {' *'}
          </span>
        ) : null}
      </legend>
      {hint ? (
        <Text id={hintId} size="xs" color="textSoft">
          {hint}
        </Text>
      ) : null}
      {isShown ? <Shown value={value} address={address} files={files} /> : null}
      <Stack direction="row" space="s">
        <Button
          ref={choose}
          id={id}
          variant="secondary"
          size="small"
          aria-disabled={files ? undefined : true}
          onClick={() => (files ? setChoosing(true) : undefined)}
        >
          <span>{isShown ? 'Choose another picture' : 'Choose a picture'}</span>
          <VisuallyHidden>{` for ${label}`}</VisuallyHidden>
        </Button>
        {value || address ? (
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              onChange(null);
              onBlur?.();
              choose.current?.focus();
            }}
          >
            Remove the picture<VisuallyHidden>{` for ${label}`}</VisuallyHidden>
          </Button>
        ) : null}
      </Stack>
      {error ? (
        <p id={errorId} className={styles.problem}>
          {error}
        </p>
      ) : null}
      {value?.file && !decorative ? <Alternative {...props} value={value} /> : null}
      {choosing && files ? (
        <FilePicker
          store={files}
          wanted="picture"
          onClose={() => setChoosing(false)}
          onChoose={({ name }) => {
            // The alternative of another picture would be wrong.
            onChange({ file: name, alt: value && name === value.file ? value.alt : '' });
            setChoosing(false);
          }}
        />
      ) : null}
    </fieldset>
  );
}

function Shown({ value, address, files }: Pick<PictureInputProps, 'value' | 'files'> & { address: string }) {
  return (
    <div className={styles.picture}>
      {value?.file ? (
        <StoredPicture files={files} name={value.file} alt={value.alt} />
      ) : (
        <RemotePicture src={address} alt="" />
      )}
      <Text size="xs" color="textSoft">
        {value?.file || address}
      </Text>
    </div>
  );
}

function Alternative({
  altId,
  altError,
  onAltBlur,
  value,
  onChange,
}: Pick<PictureInputProps, 'altId' | 'altError' | 'onAltBlur' | 'onChange'> & { value: PictureValue }) {
  return (
    <TextInput
      id={altId}
      {...(altError && { error: altError })}
      {...(onAltBlur && { onBlur: onAltBlur })}
      label="Text alternative"
      hint="What the picture shows, for people who do not see it."
      required
      maxLength={altLimit}
      keepsExcess
      autoComplete="off"
      value={value.alt}
      onChange={(alt) => onChange({ file: value.file, alt })}
    />
  );
}
