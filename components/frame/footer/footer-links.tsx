import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { Language } from '#lib/language/languages.ts';
import { useRead } from '#components/ui/calls/use-read.ts';

const loadCall = async () => (await import('#lib/contracts/calls/first-calls.ts')).footerLinksSearch;

/** A path of this site, or an absolute address: links of the service are used as they are, so nothing else may pass. */
const safeLink = /^(\/(?![/\\])|https:\/\/)/;

const Links = styled('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '5',
    marginInlineStart: { base: '0', xl: 'auto' },
    '&& a': { fontSize: 'inherit' },
  },
});

/** Footer links from the service; none while it is unavailable. */
export function FooterLinks({ language }: { language: Language }) {
  const { t } = useTranslation('frame');
  const { message } = useRead(loadCall, 'footer-links', { language });
  const links = message?.filter(({ name, link }) => name !== '' && safeLink.test(link)) ?? [];
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
