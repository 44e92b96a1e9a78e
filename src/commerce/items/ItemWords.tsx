import { ProductImage } from '@/ui/ProductImage';
import './items.css';

interface Props {
  /** Name of its file; null for none. */
  readonly image: string | null;
  readonly name: string;
  readonly code: string;
  /** Address of its page; nothing where none is known. */
  readonly href?: string | null | undefined;
}

/** Which product a line is about: its picture of 60 px (S2 §9), name and code. */
export function ItemWords({ image, name, code, href }: Props) {
  return (
    <span className="vt-item">
      <ProductImage file={image} alt="" width={60} height={60} className="vt-item__image" />
      <span className="vt-item__words">
        {href ? (
          <a className="vt-item__name vt-item__name--link" href={href}>
            {name}
          </a>
        ) : (
          <span className="vt-item__name">{name}</span>
        )}
        <span className="vt-item__code">{code}</span>
      </span>
    </span>
  );
}
