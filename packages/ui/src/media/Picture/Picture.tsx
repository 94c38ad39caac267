import { picture } from './Picture.css';

/** One width of a picture, as addresses of its formats. */
export interface PictureVersion {
  /** In pixels of the file. */
  width: number;
  avif: string;
  webp: string;
}

/** A picture in several widths and formats. A build or a server makes it from the original. */
export interface PictureImage {
  /** Of the largest version, in pixels; browsers keep the room of this ratio while it loads. */
  width: number;
  height: number;
  /** Smallest first; at least one. */
  versions: readonly PictureVersion[];
}

export interface PictureProps {
  /** The files of the picture: each width as AVIF and WebP, and the size of the largest. */
  image: PictureImage;
  /** The text alternative: what the picture tells here; '' if the text beside it says the same. */
  alt: string;
  /**
   * How wide the picture is shown, as the `sizes` of an `<img>`: browsers choose the file by it.
   * @default '100vw'
   */
  sizes?: string;
  /**
   * Whether it is in sight when the page opens: it is loaded at once instead of when it is scrolled near.
   * @default false
   */
  priority?: boolean | undefined;
}

/** A picture in the size and format that fit the browser, without a shift of the page. Renders a `<picture>`. */
export function Picture({ image, alt, sizes = '100vw', priority = false }: PictureProps) {
  const { width, height, versions } = image;
  const from = (format: 'avif' | 'webp') =>
    versions.map((version) => `${version[format]} ${version.width}w`).join(', ');
  return (
    <picture>
      <source type="image/avif" srcSet={from('avif')} sizes={sizes} />
      <img
        // Before the addresses: set after them, some browsers have begun to load the file that is to wait.
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
