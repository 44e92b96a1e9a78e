import type { RefObject } from 'react';
import { SORT_FIELDS } from '@/domain/list/sort';
import { useTexts } from '@/i18n/useTexts';
import { useAppDispatch, useAppSelector, usePage } from '@/data/hooks';
import { selectInStockOnly, selectIsSavingStock } from './select';
import type { ListView, ProductListState } from '@/data/list/slice';
import { HiddenText } from '@/ui/HiddenText';
import { Icon } from '@/ui/Icon';
import { Select } from '@/ui/Select';
import { Switch } from '@/ui/Switch';
import { CompareButton } from './compare/CompareButton';
import { KeysButton } from './keys/KeysButton';
import { SaveRows } from './SaveRows';
import { TaxChoice } from './TaxChoice';
import type { ProductListControl } from './useProductList';
import { densityChosen } from '@/data/session/display';
import type { Density } from '@/domain/density';
import { rememberDensity } from '@/page/density';
import { useDensity } from '@/commerce/useDensity';
import './css/toolbar.css';

interface Props {
  readonly control: ProductListControl;
  readonly list: ProductListState;
  /** The whole list. */
  readonly region: RefObject<HTMLElement>;
  /** The page wants keys that lead from box to box. */
  readonly hasKeys: boolean;
  /** It is an order sheet. */
  readonly isTogether: boolean;
}

/** Count, in-stock toggle, sort and view of a list. S1 §2. */
export function Toolbar({ control, list, region, hasKeys, isTogether }: Props) {
  const { t } = useTexts();
  const { settings } = usePage();
  const { fetching, total, leftOut, pages, page, error } = list;
  const known = total > 0 || (!fetching && !error);
  return (
    <div className="vt-list-bar">
      <p className="vt-list-bar__count" role="status">
        {known && t('list.found', { count: total })}
        {leftOut > 0 && ` ${t('records.leftOut', { count: leftOut })}`}
        <HiddenText>{fetching ? t('common.loading') : pages > 1 && t('list.page', { page, pages })}</HiddenText>
      </p>
      {settings.showPriceStatus && <TaxChoice />}
      <InStockSwitch onChange={control.onlyInStock} />
      <label className="vt-list-bar__sort">
        <span className="vt-list-bar__label">{t('list.sort')}</span>
        <Select
          compact
          options={SORT_FIELDS.map((sort) => ({ value: sort, label: t(`list.sort.${sort}`) }))}
          value={control.sort ?? ''}
          unchosen={t('list.sort.unknown')}
          onChange={control.sortBy}
        />
      </label>
      <div className="vt-list-bar__tools">
        <CompareButton items={list.items} isTable={list.view === 'list'} />
        <SaveRows items={list.items} />
        {/* Cards have boxes in an order sheet alone. */}
        {hasKeys && (list.view === 'list' || isTogether) && <KeysButton list={region} isTogether={isTogether} />}
        {list.view === 'list' && <DensityChoice />}
        <ViewChoice shown={list.view} onShow={control.show} />
      </div>
    </div>
  );
}

/** Leaves out what is not in stock; only where the shop allows that choice (decision 34). */
function InStockSwitch({ onChange }: { onChange: (checked: boolean) => void }) {
  const { t } = useTexts();
  const { originalShowNotInStocks, b2b_stoktakileri_goster } = usePage().settings;
  const checked = useAppSelector(selectInStockOnly);
  const saving = useAppSelector(selectIsSavingStock);
  if (!originalShowNotInStocks || !b2b_stoktakileri_goster) return null;
  return (
    <div className="vt-list-bar__stock">
      <Switch label={t('list.inStockOnly')} checked={checked} busy={saving} onChange={onChange} />
    </div>
  );
}

const DENSITY_ICONS: Readonly<Record<Density, string>> = {
  compact: 'M4 4.5h16M4 9.5h16M4 14.5h16M4 19.5h16',
  comfortable: 'M4 6h16M4 18h16',
};

/** How close the rows stand. It is kept in this browser, and holds for every table of the shop. Contract §2. */
function DensityChoice() {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const shown = useDensity();
  const button = (density: Density) => (
    <ChoiceButton
      label={t(`list.density.${density}`)}
      path={DENSITY_ICONS[density]}
      isChosen={density === shown}
      onChoose={() => {
        rememberDensity(density);
        dispatch(densityChosen(density));
      }}
    />
  );
  return (
    <div className="vt-list-bar__views vt-list-bar__density" role="group" aria-label={t('list.density')}>
      {button('comfortable')}
      {button('compact')}
    </div>
  );
}

const ICONS: Readonly<Record<ListView, string>> = {
  list: 'M4 6.5h16M4 12h16M4 17.5h16',
  grid: 'M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 13.5h6v6h-6z',
};

/** Products as rows or as cards. */
function ViewChoice({ shown, onShow }: { shown: ListView; onShow: (view: ListView) => void }) {
  const { t } = useTexts();
  const button = (view: ListView) => (
    <ChoiceButton
      label={t(`list.view.${view}`)}
      path={ICONS[view]}
      isChosen={view === shown}
      onChoose={() => {
        if (view !== shown) onShow(view);
      }}
    />
  );
  return (
    <div className="vt-list-bar__views" role="group" aria-label={t('list.view')}>
      {button('list')}
      {button('grid')}
    </div>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly path: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** One of two ways to show the list. */
function ChoiceButton({ label, path, isChosen, onChoose }: ChoiceProps) {
  return (
    <button
      type="button"
      className={isChosen ? 'vt-list-bar__view vt-list-bar__view--shown' : 'vt-list-bar__view'}
      aria-pressed={isChosen}
      aria-label={label}
      onClick={onChoose}
    >
      <Icon path={path} />
    </button>
  );
}
