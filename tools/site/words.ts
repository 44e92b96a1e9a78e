/** What the site itself says, in both languages; the generator has the rest of the English by itself. */
export const ENGLISH = {
  externalLinkIcon: false,
  outline: { label: 'On this page', level: [2, 3] },
  darkModeSwitchLabel: 'Dark mode',
};

/** The same in Turkish, and all that the generator would say in English. */
export const TURKISH = {
  outline: { label: 'Bu sayfada', level: [2, 3] },
  docFooter: { prev: 'Önceki sayfa', next: 'Sonraki sayfa' },
  darkModeSwitchLabel: 'Koyu mod',
  lightModeSwitchTitle: 'Açık renklere geç',
  darkModeSwitchTitle: 'Koyu renklere geç',
  sidebarMenuLabel: 'Sayfalar',
  returnToTopLabel: 'Başa dön',
  navMenuLabel: 'Ana menü',
  mobileMenuLabel: 'Menü',
  extraMenuLabel: 'Diğer seçenekler',
  skipToContentLabel: 'İçeriğe geç',
};

/** What the search says in Turkish. */
export const TURKISH_SEARCH = {
  button: { buttonText: 'Ara', buttonAriaLabel: 'Ara' },
  modal: {
    displayDetails: 'Ayrıntıları göster',
    resetButtonTitle: 'Aramayı temizle',
    backButtonTitle: 'Aramayı kapat',
    noResultsText: 'Sonuç yok:',
    footer: {
      selectText: 'aç',
      selectKeyAriaLabel: 'enter',
      navigateText: 'seç',
      navigateUpKeyAriaLabel: 'yukarı ok',
      navigateDownKeyAriaLabel: 'aşağı ok',
      closeText: 'kapat',
      closeKeyAriaLabel: 'escape',
    },
  },
};
