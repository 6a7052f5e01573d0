/** The states of the European Union and of the European Economic Area besides, by ISO 3166. */
export const europeanCountries = [
  ...([
    'AT',
    'BE',
    'BG',
    'CY',
    'CZ',
    'DE',
    'DK',
    'EE',
    'ES',
    'FI',
    'FR',
    'GR',
    'HR',
    'HU',
    'IE',
    'IT',
    'LT',
    'LU',
    'LV',
    'MT',
    'NL',
  ] as const),
  ...(['PL', 'PT', 'RO', 'SE', 'SI', 'SK', 'IS', 'LI', 'NO'] as const),
] as const;

/** Where consumers can withdraw: Europe, and the United Kingdom by its Consumer Contracts Regulations. */
export const withdrawalCountries = [...europeanCountries, 'GB'] as const;

export const countryPattern = /^[A-Z]{2}$/;

export const usualWithdrawalDays = 14;
/** Longer than any law asks; an order's shortest period ends later. */
export const withdrawalDaysAtMost = 28;
