import type { Dimension } from './rules/variants';
import { useTexts } from '@/i18n/useTexts';
import { Select } from '@/ui/Select';
import type { VariantControl } from './useVariants';
import './css/variants.css';

interface Props {
  readonly dimensions: readonly Dimension[];
  readonly control: Pick<VariantControl, 'choice' | 'choose'>;
}

/** A dropdown for each dimension of a variant family; nothing for a product without. S1 §2. */
export function Variants({ dimensions, control: { choice, choose } }: Props) {
  const { t } = useTexts();
  if (dimensions.length === 0) return null;
  return (
    <div className="vt-variants" role="group" aria-label={t('detail.variants')}>
      {dimensions.map(({ code, name, values }) => (
        <label key={code} className="vt-variants__field">
          <span className="vt-variants__name">{name}</span>
          <Select
            options={values.map((value) => ({ value, label: value }))}
            value={choice[code] ?? ''}
            unchosen={t('detail.choose')}
            onChange={(value) => {
              choose(code, value);
            }}
          />
        </label>
      ))}
    </div>
  );
}
