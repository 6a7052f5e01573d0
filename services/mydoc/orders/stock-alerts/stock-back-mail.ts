import type { MailValues } from '#lib/contracts/account-centre.ts';
import { cleanText } from '#lib/content/values/stega-free.ts';
import { formatInstant } from '#lib/format/format-date.ts';
import { localizePath } from '#lib/language/languages.ts';
import { availabilityContent } from '#lib/purchase/load-availability.ts';
import { modelName } from '#lib/purchase/model-name.ts';
import { availabilityPage, oneClickStopPath, stockAlertStopPath } from '#lib/orders/stock-alert-address.ts';
import { mailHtml, mailText, type MailPart } from '../mails/mail-parts.ts';
import { text } from '../mails/mail-facts.ts';
import { sellerParts } from '../mails/seller-parts.ts';
import type { OrderContent } from '../order-content.ts';
import { sayOfOrder } from '../order-words.ts';
import type { DueAlert } from './stock-alert-store.ts';

/** The e-mail that a size is back: how to order it, and how to end these e-mails. */
export function writeStockBackMail({ region, model, language, stopKey, untilMs }: DueAlert, content: OrderContent): MailValues {
  const { catalogue, siteUrl } = content;
  const say = sayOfOrder(language);
  const address = (path: string): string => `${cleanText(siteUrl ?? '')}${localizePath(path, language)}`;
  const product = cleanText(modelName(catalogue, model, language));
  const place = cleanText(catalogue.regions.find(({ code }) => code === region)?.name[language] ?? region);
  const sizes = availabilityContent(catalogue, language).series.flatMap((series) => series.sizes);
  const offer = sizes.find((size) => size.model === model)?.offers.find((each) => each.region === region);
  const subject = say('stockBack.subject', { product, region: place });
  const parts: MailPart[] = [
    text(say('stockBack.lead', { product, region: place })),
    { kind: 'link', label: say('stockBack.order'), address: address(offer?.href ?? availabilityPage) },
    text(say('stockBack.until', { until: formatInstant(untilMs, language) })),
    { kind: 'link', label: say('stockBack.stop'), address: address(stockAlertStopPath(stopKey)) },
    ...sellerParts(content, language, say, address),
  ];
  return {
    subject,
    text: mailText(parts, language),
    html: mailHtml(subject, parts, language),
    product,
    unsubscribe: `${cleanText(siteUrl ?? '')}${oneClickStopPath(stopKey)}`,
  };
}
