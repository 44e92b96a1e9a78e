import type { SyntheticEvent } from 'react';
import { FALLBACK_IMAGE, imageHref } from '@/domain/links/image';
import './css/productImage.css';

interface Props {
  /** File below `/images/`; null shows the fallback. */
  readonly file: string | null;
  /** Empty where the product's name stands beside the image. */
  readonly alt: string;
  /** CSS pixels that are kept free until the image is there. */
  readonly width: number;
  readonly height: number;
  /** It is among the first things that a visitor sees: asked for at once, before others. */
  readonly isFirst?: boolean;
  /** Gives the size in CSS. */
  readonly className: string;
}

/** React 18 knows the attribute by no name of its own. */
const PRIORITY = { fetchpriority: 'high' };

/** A product's image; one that fails is replaced by the fallback once. S1 §4, decision 35. */
export function ProductImage({ file, alt, width, height, isFirst, className }: Props) {
  return (
    <img
      className={`vt-image ${className}`}
      src={imageHref(file)}
      alt={alt}
      width={width}
      height={height}
      loading={isFirst ? 'eager' : 'lazy'}
      {...(isFirst && PRIORITY)}
      decoding="async"
      onError={showFallback}
    />
  );
}

/** Without a state: a page of a hundred images would render again for each that is missing. */
function showFallback({ currentTarget: image }: SyntheticEvent<HTMLImageElement>): void {
  if (image.getAttribute('src') !== FALLBACK_IMAGE) image.src = FALLBACK_IMAGE;
}
