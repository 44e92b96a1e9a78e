interface Props {
  /** A path of a 24 × 24 line icon: one of `ui/icon`. */
  readonly path: string;
  /** CSS pixels. */
  readonly size?: number;
}

/** A line icon in the colour of the text around it. It says nothing by itself: the name stands in text. */
export function Icon({ path, size = 20 }: Props) {
  return (
    // The style holds against a page whose rules size every svg.
    <svg className="vt-icon" style={{ inlineSize: size, blockSize: size }} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
