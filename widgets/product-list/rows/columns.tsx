import { visibleCodes } from '../rules';
import { productHref } from '@/domain/links/product';
import { brandHref, modelHref } from '@/domain/links/search';
import type { Product } from '@/domain/product';
import { isShowingStatus } from '@/domain/stock/display';
import type { PaymentPlan } from '@/domain/settings';
import type { PageTexts } from '@/i18n/useTexts';
import type { Page } from '@/page/readPage';
import { AddToCart } from '@/commerce/product/AddToCart';
import { StockText } from '@/commerce/product/StockText';
import { ProductImage } from '@/ui/ProductImage';
import type { ListColumn, ShownColumn } from './column';
import { isAddableAnyhow } from './addable';
import { warehouseColumn, warehousesOf } from './warehouses';
import { addPlaceOf, buyingOf, quantityCell } from './quantityCell';
import { hasListPrice, listPriceCell, planPriceCell, plansOf, salePriceCell } from './priceCells';

/** Whether any product fills a column. Before products have come, those columns stand that most pages have. */
const isFilled = (items: readonly Product[], fills: (product: Product) => unknown) => items.length === 0 || items.some(fills);

const always = () => true;

/** Letters up to which a code keeps to one line. */
const LONGEST_CODE = 34;

const codeClass = (code: string) =>
  code.length > LONGEST_CODE ? 'vt-list-rows__code vt-list-rows__code--long' : 'vt-list-rows__code';

/** A column for a payment plan. */
const planColumn = (plan: PaymentPlan, index: number): ListColumn => ({
  name: 'plan',
  place: index + 1,
  title: () => plan.name,
  cell: (item, context) => planPriceCell(item, context, plan, index === 0),
  isLabelled: always,
});

/** The columns of the list, in their order: that of the eye and of the Tab key at every width. S1 §2. */
const COLUMNS: readonly ListColumn[] = [
  {
    name: 'image',
    title: (t) => t('list.column.image'),
    isTitleHidden: true,
    cell: ({ product, isFirst }) => (
      // The name is the link; this one is for the pointer only.
      <a className="vt-list-rows__photo" href={productHref(product)} tabIndex={-1} aria-hidden="true">
        <ProductImage file={product.image} alt="" width={80} height={80} isFirst={isFirst} className="vt-list-rows__image" />
      </a>
    ),
  },
  {
    name: 'name',
    title: (t) => t('list.column.name'),
    cell: ({ product }) => (
      <a className="vt-list-rows__name" href={productHref(product)} title={product.name}>
        {product.name}
      </a>
    ),
  },
  {
    name: 'code',
    title: (t) => t('list.column.code'),
    isShown: (items, { stockNumberType }) =>
      isFilled(items, (product) => {
        const { code, barcode } = visibleCodes(product, stockNumberType);
        return code ?? barcode;
      }),
    cell: ({ product }, { page }) => {
      const { code, barcode } = visibleCodes(product, page.settings.stockNumberType);
      return (
        <>
          {code !== null && <span className={codeClass(code)}>{code}</span>}
          {/* A double click takes one of them. */}{' '}
          {barcode !== null && <span className={`${codeClass(barcode)} vt-list-rows__code--bar`}>{barcode}</span>}
        </>
      );
    },
    isLabelled: always,
  },
  {
    name: 'brand',
    title: (t) => t('list.column.brand'),
    isShown: (items) => isFilled(items, ({ brand }) => brand?.name),
    cell: ({ product: { brand } }, { page }) =>
      brand?.name && (
        <a className="vt-list-rows__link" href={brandHref(page.routes.search, brand.code)} title={brand.name}>
          {brand.name}
        </a>
      ),
    isLabelled: ({ product }) => Boolean(product.brand?.name),
  },
  {
    name: 'model',
    title: (t) => t('list.column.model'),
    isShown: (items) => isFilled(items, ({ model }) => model?.name),
    cell: ({ product: { brand, model } }, { page }) =>
      model?.name && (
        <a
          className="vt-list-rows__link vt-list-rows__link--model"
          href={modelHref(page.routes.search, brand?.code ?? null, model.id)}
          title={model.name}
        >
          {model.name}
        </a>
      ),
    isLabelled: ({ product }) => Boolean(product.model?.name),
  },
  {
    name: 'special',
    title: (_, settings) => settings.b2b_urun_detay_ozel_kod_baslik.trim(),
    isShown: (items, settings) =>
      settings.b2b_urun_detay_ozel_kod_baslik.trim() !== '' && items.some(({ specialCodes }) => specialCodes.ozelkod),
    cell: ({ product }) => product.specialCodes.ozelkod,
    isLabelled: ({ product }) => Boolean(product.specialCodes.ozelkod),
  },
  {
    name: 'tax',
    title: (t) => t('list.column.tax'),
    cell: ({ product }, { words }) => words.taxRates.get(product.taxRate),
    isLabelled: always,
  },
  {
    name: 'stock',
    title: (t) => t('list.column.stock'),
    isShown: (_, { showStokInfo, stockInfoStatus }) => showStokInfo && isShowingStatus(stockInfoStatus),
    cell: ({ product, unit }) => <StockText product={product} unit={unit} />,
    isLabelled: always,
  },
  {
    name: 'list',
    title: (t) => t('product.listPrice'),
    isShown: (_, { showPriceStatus, showListPrice }) => showPriceStatus && showListPrice,
    cell: listPriceCell,
    isLabelled: hasListPrice,
  },
  {
    name: 'sale',
    title: (t) => t('product.salePrice'),
    isShown: (_, { showPriceStatus }) => showPriceStatus,
    cell: salePriceCell,
    isLabelled: always,
    modifier: (item) => (hasListPrice(item) ? null : 'sale-alone'),
  },
  {
    name: 'quantity',
    title: (t) => t('list.column.quantity'),
    isShown: (items, _, page) => isFilled(items, (product) => isAddableAnyhow(product, page)),
    cell: quantityCell,
    modifier: buyingOf,
  },
  {
    name: 'add',
    title: (t) => t('list.column.add'),
    isTitleHidden: true,
    cell: ({ product, unit, isAddable, isAdding }, { words, isTogether }) =>
      !(isAddable && isTogether) && (
        <AddToCart product={product} unit={unit} adding={isAdding} location="list" compact text={words.add} />
      ),
    modifier: addPlaceOf,
  },
];

/**
 * The columns of a page of products: those that the settings hide, or that no product fills, are left out. Where there is room
 * (`hasWarehouses`) each warehouse has one.
 */
export function columnsOf(
  items: readonly Product[],
  page: Page,
  hasWarehouses: boolean,
  t: PageTexts['t'],
): readonly ShownColumn[] {
  const { settings } = page;
  const warehouses = hasWarehouses ? warehousesOf(items, settings).map(warehouseColumn) : [];
  const plans = plansOf(settings).map(planColumn);
  const columns = COLUMNS.flatMap((column) => {
    if (column.name === 'stock') return [column, ...warehouses];
    return column.name === 'sale' && plans.length > 0 ? plans : column;
  });
  return columns.flatMap(({ place, title, isShown, ...column }) =>
    (isShown?.(items, settings, page) ?? true)
      ? [{ ...column, className: placeOf(column.name, place), title: title(t, settings) }]
      : [],
  );
}

function placeOf(name: string, place: number | undefined): string {
  const className = `vt-list-rows__at--${name}`;
  return place === undefined ? className : `${className} ${className}-${place}`;
}
