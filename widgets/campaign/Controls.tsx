import type { RefObject } from 'react';
import { useTexts } from '@/i18n/useTexts';
import { CHEVRON_LEFT, CHEVRON_RIGHT } from '@/ui/icon/listPaths';
import { Icon } from '@/ui/Icon';
import type { Autoplay } from './useAutoplay';
import type { SliderControl } from './useSlider';
import '@/ui/button.css';

/** Paths of icons, as those of `src/ui/icon`. */
const PAUSE = 'M9 6v12M15 6v12';
const PLAY = 'M8 5.5l10.5 6.5L8 18.5z';

interface Props {
  readonly name: string;
  /** How many slides there are. */
  readonly slides: number;
  readonly slidesId: string;
  readonly slider: SliderControl;
  readonly autoplay: Autoplay;
  readonly toggleButton: RefObject<HTMLButtonElement>;
}

/** Pause or play, previous, next. They stand before the slides, so that the keyboard meets them first. */
export function Controls({ name, slides, slidesId, slider, autoplay, toggleButton }: Props) {
  const { t } = useTexts();
  const shared = { type: 'button', className: 'vt-button vt-button--icon vt-button--quiet', 'aria-controls': slidesId } as const;
  return (
    <div className={`vt-campaign__controls ${hidingClass(slides)}`.trimEnd()}>
      {slider.isReady && (
        <button
          ref={toggleButton}
          aria-label={autoplay.isPaused ? t('campaign.play', { name }) : t('campaign.pause', { name })}
          onClick={autoplay.toggle}
          {...shared}
        >
          <Icon path={autoplay.isPaused ? PLAY : PAUSE} />
        </button>
      )}
      <button aria-label={t('campaign.previous', { name })} onClick={slider.previous} {...shared}>
        <Icon path={CHEVRON_LEFT} />
      </button>
      <button aria-label={t('campaign.next', { name })} onClick={slider.next} {...shared}>
        <Icon path={CHEVRON_RIGHT} />
      </button>
    </div>
  );
}

/** The class that hides the controls in a carousel so wide that all slides stand in it at once. */
function hidingClass(slides: number): string {
  if (slides <= 2) return 'vt-campaign__controls--needless';
  if (slides <= 4) return 'vt-campaign__controls--needless-at-four';
  return slides <= 6 ? 'vt-campaign__controls--needless-at-six' : '';
}
