import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { Language } from '#lib/language/languages.ts';
import { useRead } from '#components/ui/calls/use-read.ts';

const loadCall = async () => (await import('#lib/contracts/calls/site-calls.ts')).footerLinksSearch;

/** A path of this site, or a whole address: a link of the service is followed as it is, so it must not be anything else. */
const safeLink = /^(\/(?![/\\])|https:\/\/)/;

/** Links that the service keeps, ready to follow; nothing while it is away. */
export function FooterLinks({ language }: { language: Language }) {
  const { t } = useTranslation('frame');
  const { message } = useRead(loadCall, 'footer-links', { language });
  const links = message?.filter(({ name, link }) => name !== '' && safeLink.test(link)) ?? [];
  if (links.length === 0) return null;
  return (
    <ul aria-label={t('footer.links')}>
      {links.map(({ name, link }, row) => (
        <li key={row}>
          <a href={link}>{name}</a>
        </li>
      ))}
    </ul>
  );
}
