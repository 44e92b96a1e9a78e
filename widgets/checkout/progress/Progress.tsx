import type { CheckoutStep } from '../rules/checkout';
import { useTexts } from '@/i18n/useTexts';
import { HiddenText } from '@/ui/HiddenText';
import { CHECK } from '@/ui/icon/paths';
import { Icon } from '@/ui/Icon';
import '../css/progress.css';

interface Props {
  /** Those of an order, or of a debt. */
  readonly steps: readonly CheckoutStep[];
  readonly nameOf: (step: CheckoutStep) => string;
  readonly step: CheckoutStep;
  readonly done: readonly CheckoutStep[];
}

/** How far the checkout is. S2 §2. */
export function Progress({ steps, nameOf, step, done }: Props) {
  const { t } = useTexts();
  return (
    <ol className="vt-progress" role="list" aria-label={t('checkout.steps')}>
      {steps.map((name, place) => {
        const isPast = done.includes(name);
        const isCurrent = name === step;
        const modifiers = `${place > 0 ? ' vt-progress__step--next' : ''}${isCurrent ? ' vt-progress__step--current' : ''}${isPast ? ' vt-progress__step--past' : ''}`;
        return (
          <li key={name} className={`vt-progress__step${modifiers}`} aria-current={isCurrent ? 'step' : undefined}>
            <span className="vt-progress__mark">{isPast ? <Icon path={CHECK} size={16} /> : place + 1}</span>
            <span className="vt-progress__name">{nameOf(name)}</span>
            {isPast && <HiddenText> {t('checkout.stepDone')}</HiddenText>}
          </li>
        );
      })}
    </ol>
  );
}
