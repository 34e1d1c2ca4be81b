import { lang, t } from ".";

/** A share of one as it is read: 12 %. */
export function percent(share: number, places = 0): string {
  return t("percent", { share: decimal(100 * share, places) });
}

/** A number with so many places behind its point. */
export function decimal(value: number, places = 1): string {
  const written = new Intl.NumberFormat(lang.value, {
    minimumFractionDigits: places,
    maximumFractionDigits: places,
  }).format(Math.abs(value));
  return value < 0 && Number(Math.abs(value).toFixed(places)) !== 0 ? `−${written}` : written;
}

/** The same with its sign. */
export function signed(value: number, places = 0): string {
  return Number(value.toFixed(places)) > 0 ? `+${decimal(value, places)}` : decimal(value, places);
}
