import type { ReactNode } from 'react';
import type { Product } from '@/domain/product';
import { Dialog } from '@/ui/Dialog';
import '@/ui/css/facts.css';

interface Props {
  readonly title: string;
  readonly product: Product;
  /** The titles of both columns. */
  readonly titles: readonly [name: string, value: string];
  readonly facts: ReadonlyArray<readonly [name: string | undefined, value: ReactNode]>;
  readonly onClose: () => void;
}

/** What is known of a product under several names: a table of two columns. */
export function FactsDialog({ title, product, titles, facts, onClose }: Props) {
  return (
    <Dialog title={title} open onClose={onClose}>
      {/* A long list scrolls, and holds nothing else by which the keyboard could reach it. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <table className="vt-facts" tabIndex={0}>
        <caption className="vt-facts__caption">{product.name}</caption>
        <thead>
          <tr>
            <th className="vt-facts__head" scope="col">
              {titles[0]}
            </th>
            <th className="vt-facts__head vt-facts__head--number" scope="col">
              {titles[1]}
            </th>
          </tr>
        </thead>
        <tbody>
          {facts.map(([name, value], index) => (
            <tr key={index}>
              <th className="vt-facts__name" scope="row">
                {name}
              </th>
              <td className="vt-facts__value">{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}
