import { ProductImage } from '@/ui/ProductImage';
import './items.css';

interface Props {
  /** Name of its file; null for none. */
  readonly image: string | null;
  readonly name: string;
  readonly code: string;
}

/** Which product a line is about: its picture of 60 px (S2 §9), name and code. */
export function ItemWords({ image, name, code }: Props) {
  return (
    <span className="vt-item">
      <ProductImage file={image} alt="" width={60} height={60} className="vt-item__image" />
      <span className="vt-item__words">
        <span className="vt-item__name">{name}</span>
        <span className="vt-item__code">{code}</span>
      </span>
    </span>
  );
}
