import { styled } from '#components/ui/styled/styled.ts';
import type { Language } from '#lib/language/languages.ts';
import { useStoreState } from '#components/ui/store-state/store-state.tsx';
import { useIdlePart } from '#components/ui/runtime/use-idle-part.ts';
import { VisitorLinks } from './visitor-links.tsx';

/** Room for an account's menu is reserved before the first paint, so that nothing moves; a visitor's links take no more than theirs. */
const MenuSlot = styled('div', {
  base: {
    // a truncated address still identifies the account
    position: 'relative',
    flex: 'none',
    '& > .visitor': { display: 'flex', alignItems: 'center', justifyContent: 'flex-end' },
    '& > .visitor a': {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '.375rem',
      minHeight: '32px',
      minWidth: '32px',
      paddingInline: { base: '1', sm: '2' },
      borderRadius: 'l2',
      color: 'fg',
      textDecoration: 'none',
      whiteSpace: 'nowrap',
    },
    '& > .visitor a:hover': { background: 'bg.subtle' },
    // set before the first paint, when the account is not known yet, and as long as there is one
    'html[data-account] &': { minWidth: { lg: '11rem' }, '& > .visitor': { visibility: 'hidden' } },
    '& > .visitor svg': { width: '16px', height: '16px' },
    '& > .visitor .register': { display: { base: 'none', md: 'inline-flex' } },
    '& > .visitor a:not(.register) > span': {
      position: { base: 'absolute', md: 'static' },
      width: { base: '1px', md: 'auto' },
      overflow: 'hidden',
      clipPath: { base: 'inset(50%)', md: 'none' },
    },
    '& > .account': { position: 'absolute', insetBlock: '0', insetInlineEnd: '0', maxWidth: 'full' },
    '& > .account > summary': { maxWidth: 'full', paddingInline: '1' },
    '& > .account > summary > svg:last-of-type': { display: { base: 'none', md: 'block' } },
    '& > .account > summary > svg:first-of-type': { display: 'block', width: '24px', height: '24px' },
    '& > .account .long': { display: { base: 'none', md: 'block' }, minWidth: '0', overflow: 'hidden', textOverflow: 'ellipsis' },
  },
});

const loadAccountMenu = () => import('./account-menu.tsx');

/** The visitor's menu: log in and register, or the account's menu once its cookies were read. */
export function UserMenu({ language }: { language: Language }) {
  const state = useStoreState();
  const hasAccount = state.userData.userAccount !== null;
  const menu = useIdlePart(loadAccountMenu, hasAccount);
  return (
    <MenuSlot>
      <VisitorLinks className="visitor" look="bar" />
      {hasAccount && menu ? <menu.AccountMenu state={state} language={language} /> : null}
    </MenuSlot>
  );
}
