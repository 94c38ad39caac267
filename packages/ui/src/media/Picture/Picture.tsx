import { picture } from './Picture.css';

/** One width of a picture, in several formats. */
export interface PictureVersion {
  /** In pixels of the file. */
  width: number;
  avif: string;
  webp: string;
}

/** A picture in several widths and formats, generated from the original by a build or a server. */
export interface PictureImage {
  /** Of the largest version, in pixels; reserves space at this ratio while loading. */
  width: number;
  height: number;
  /** Smallest first; at least one. */
  versions: readonly PictureVersion[];
}

export interface PictureProps {
  image: PictureImage;
  /** The text alternative; '' if text beside it says the same. */
  alt: string;
  /**
   * The displayed width, as the `sizes` of an `<img>`: browsers choose the file by it.
   * @default '100vw'
   */
  sizes?: string;
  /**
   * Whether it is above the fold: loaded at once instead of lazily.
   * @default false
   */
  priority?: boolean | undefined;
}

/** A responsive picture without layout shift. Renders a `<picture>`. */
export function Picture({ image, alt, sizes = '100vw', priority = false }: PictureProps) {
  const { width, height, versions } = image;
  const from = (format: 'avif' | 'webp') =>
    versions.map((version) => `${version[format]} ${version.width}w`).join(', ');
  return (
    <picture>
      <source type="image/avif" srcSet={from('avif')} sizes={sizes} />
      <img
        // Must come before `src`: otherwise some browsers start loading the file eagerly.
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding={priority ? 'sync' : 'async'}
        sizes={sizes}
        srcSet={from('webp')}
        src={versions.at(-1)?.webp}
        alt={alt}
        width={width}
        height={height}
        className={picture}
      />
    </picture>
  );
}
