import { useTexts } from '@/i18n/useTexts';
import { useAppDispatch, useAppSelector, usePage } from '@/data/hooks';
import { saveSetting, selectSaving } from '@/data/session/slice';
import '@/ui/button.css';
import './language-list.css';

/** Each language by its own name, for those who read no other. */
const NAMES = { tr: 'Türkçe', en: 'English' };

/** In which language the page is; nothing where it speaks but one. S2-1.06, S2 §2 and §4, decision 59. */
export function LanguageList() {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const page = usePage();
  const languages = [...new Set(page.languages)];
  const chosen = useAppSelector(({ session }) => session.locale);
  const isSaving = useAppSelector((state) => selectSaving(state, 'locale'));
  if (languages.length < 2) return null;
  return (
    <div
      className={isSaving ? 'vt-languages vt-languages--busy' : 'vt-languages'}
      role="group"
      aria-label={t('language.label')}
      aria-busy={isSaving}
    >
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          className={`vt-button vt-button--compact vt-languages__choice${language === chosen ? ' vt-languages__choice--chosen' : ''}`}
          aria-pressed={language === chosen}
          aria-disabled={isSaving}
          onClick={() => {
            // Not `disabled`, which would take the focus away from the one who has just chosen.
            // Chosen in another tab, or on a page that was not left after all, it is not yet what this page speaks.
            if (!isSaving && (language !== chosen || language !== page.locale))
              void dispatch(saveSetting({ key: 'locale', value: language }));
          }}
        >
          {NAMES[language]}
        </button>
      ))}
    </div>
  );
}
