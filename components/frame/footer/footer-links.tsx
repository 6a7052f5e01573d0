import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { localizeHref } from '#lib/language/localize-href.ts';
import type { Language } from '#lib/language/languages.ts';
import { useRead } from '#components/ui/calls/use-read.ts';

const loadCall = async () => (await import('#lib/contracts/calls/first-calls.ts')).footerLinksSearch;

/** A path of this site, or an absolute address: links of the service are used as they are, so nothing else may pass. */
const safeLink = /^(\/(?![/\\])|https:\/\/)/;

const Links = styled('ul', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: '6', '&& a': { fontSize: 'inherit', textDecoration: 'underline' } },
});

interface FooterLinksProps {
  language: Language;
  /** Addresses without language that the footer's columns already have. */
  listed: readonly string[];
}

/** Footer links from the service that stand nowhere else in the footer; none while it is unavailable. */
export function FooterLinks({ language, listed }: FooterLinksProps) {
  const { t } = useTranslation('frame');
  const { message } = useRead(loadCall, 'footer-links', { language });
  const known = new Set(listed.map((href) => localizeHref(href, language)));
  const links = message?.filter(({ name, link }) => name !== '' && safeLink.test(link) && !known.has(link)) ?? [];
  if (links.length === 0) return null;
  return (
    <Links aria-label={t('footer.links')}>
      {links.map(({ name, link }, row) => (
        <li key={row}>
          <a href={link}>{name}</a>
        </li>
      ))}
    </Links>
  );
}
