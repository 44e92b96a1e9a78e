/** What is told of the products of a page, in English. */
export const enProducts = {
  imageAddress: (path: string) => ({
    message: `"${path}" is an address; an image is the name of a file below /images/, so this one is broken.`,
    fix: 'Give it the name of the file, such as "a.jpg", and let the server answer /images/a.jpg.',
  }),
  noTotal: (total: string) => ({
    message: `"total" is ${total}, which is no number: no total shows.`,
    fix: 'Give the number alone, such as 1250.5, and its currency as "currency".',
  }),
  noCampaign: {
    message: '"campaign" is no campaign, and is left out.',
    fix: 'Give it one object: { "name": …, "products": [ … ] }.',
  },
  noPieces: (path: string, multiplier: string) => ({
    message: `"${path}" is ${multiplier}; it is read as 1, one piece in a unit.`,
    fix: 'Give it the number of pieces in one unit, or leave it out where that is one.',
  }),
  escapedText: (path: string, sign: string) => ({
    message: `"${path}" holds ${sign}, which shows as it stands: nothing turns it back in a script.`,
    fix: 'Print texts without escaping for HTML, by the JSON function of the template language.',
  }),
  unknownCurrency: (code: string) => ({
    message: `A price is in "${code}", of which the page data give no rate: it is not converted, and no total holds it.`,
    fix: `Add "${code}" with its exchangeRate to "currencies" of the page data, or mend the code.`,
  }),
};
