/** Opening hours of a day: from the start of one hour to the start of the other. */
export interface OpenHours {
  readonly fromHour: number;
  readonly toHour: number;
}

export const hoursOfDay = 24;

/** Parses the hours that editors wrote in words, to draw them: '09:00 to 22:00', '9:00〜22:00、年中無休'. Null if there are none to draw. */
export function openHours(words: string | null): OpenHours | null {
  const [, from = '', to = ''] = /(\d{1,2}):00\D{1,12}(\d{1,2}):00/.exec(words ?? '') ?? [];
  const fromHour = Number(from);
  const toHour = Number(to);
  return from !== '' && fromHour < toHour && toHour <= hoursOfDay ? { fromHour, toHour } : null;
}
