interface Props {
  readonly value: number;
  /** The largest of the values that stand in its column, above 0. */
  readonly most: number;
}

/** How often, as a figure, and as a bar for the eye: who looks down the column sees what stands out. */
export function Bar({ value, most }: Props) {
  return (
    <span className="vt-stats__count">
      <span className="vt-stats__track" aria-hidden="true">
        <span className="vt-stats__bar" style={{ inlineSize: `${Math.max(0, (value / most) * 100)}%` }} />
      </span>
      <span className="vt-stats__figure">{value}</span>
    </span>
  );
}
