/** Province-level codes of GB/T 2260; 71, 81, 82 and 83 are used on residence permits, which have the same structure. */
const provinceCodes: ReadonlySet<string> = new Set([
  ...['11', '12', '13', '14', '15', '21', '22', '23', '31', '32', '33', '34', '35', '36', '37', '41', '42', '43', '44', '45', '46'],
  ...['50', '51', '52', '53', '54', '61', '62', '63', '64', '65', '71', '81', '82', '83'],
]);

const undividedProvinces: ReadonlySet<string> = new Set(['71', '81', '82', '83']);

/** Cities without districts: their people have the city's own code. */
const undividedCities: ReadonlySet<string> = new Set(['441900', '442000', '460300', '460400', '620200']);

const lastCityCode = 70;
const countiesUnderProvince = 90;

/**
 * Whether six digits can be a place in China: a province that exists, a city from 01 to 70 (90 for counties directly under a
 * province) and a county. Counties are not listed one by one: codes of places that were merged or renamed remain on the cards of the people
 * born there, so a list of today's places would refuse real cards.
 */
export function isChineseRegion(code: string): boolean {
  const province = code.slice(0, 2);
  if (!/^[0-9]{6}$/.test(code) || !provinceCodes.has(province)) return false;
  if (undividedProvinces.has(province)) return code.endsWith('0000');
  const city = Number(code.slice(2, 4));
  const isCity = (city >= 1 && city <= lastCityCode) || city === countiesUnderProvince;
  return isCity && (!code.endsWith('00') || undividedCities.has(code));
}
