import { useTexts } from '@/i18n/useTexts';

interface Props {
  readonly isWaiting: boolean;
  readonly isFailed: boolean;
}

/** What becomes of the lookup of a card where it keeps the payer waiting or brings nothing. The region is there before its text. */
export function LookupNote({ isWaiting, isFailed }: Props) {
  const { t } = useTexts();
  return (
    <p className="vt-card__note" role="status">
      {isWaiting && t('card.plansAwaited')}
      {isFailed && t('card.plansFailed')}
    </p>
  );
}
