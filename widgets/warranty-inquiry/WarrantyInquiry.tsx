import { usePanel } from '@/page/usePanel';
import { useTexts } from '@/i18n/useTexts';
import { InquiryDialog } from './InquiryDialog';
import '@/ui/button.css';

/** Opens the inquiry after the warranty of a serial number. S2-1.12, S2 §2. */
export function WarrantyInquiry() {
  const { t } = useTexts();
  const { open, close, show } = usePanel();
  return (
    <>
      <button
        type="button"
        className="vt-button vt-button--quiet"
        aria-haspopup="dialog"
        onClick={() => {
          open();
        }}
      >
        {t('warranty.title')}
      </button>
      {show(() => (
        <InquiryDialog onClose={close} />
      ))}
    </>
  );
}
